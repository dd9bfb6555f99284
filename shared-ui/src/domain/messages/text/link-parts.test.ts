import { linkParts } from './link-parts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ address }) => address ?? []);

test.each([
  ['Voir https://nimbia.example/a?b=1.', ['https://nimbia.example/a?b=1']],
  ['(http://a.example/x) et https://b.example/y_(z)', ['http://a.example/x', 'https://b.example/y_(z)']],
  ['« https://a.example »', ['https://a.example']],
  ['javascript:alert(1) data:text/html,x //a.example www.a.example', []],
  ['https://bank.example@evil.example/ and https://user:pw@evil.example', []],
  ['<a href="https://a.example">x</a>', ['https://a.example']],
  ['https://', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
