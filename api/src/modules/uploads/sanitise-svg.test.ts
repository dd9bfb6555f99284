import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { SaxesParser } from 'saxes';
import { sanitiseSvgInWorker } from './sanitise-svg-in-worker.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
const codeOf = (source: string) => {
  try {
    sanitiseSvg(source);
    return undefined;
  } catch (error) {
    return (error as { errors: { pointer: string; code: string }[] }).errors[0];
  }
};
/** How many pieces the parser of this thread is given from now on. */
const piecesParsed = (t: TestContext) => {
  const { mock } = t.mock.method(SaxesParser.prototype, 'write');
  return () => mock.calls.filter(({ arguments: [piece] }) => piece !== null).length;
};
const refused = { pointer: '/file', code: 'SVG_NOT_ALLOWED' };

describe('a drawing', () => {
  it('of shapes, text and gradients is kept, without comments, declarations and names that nothing uses', async () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?><!-- made by a program -->
      ${svg(
        `<title>A &amp; B &lt;3</title><defs><linearGradient id="sky"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient></defs>
        <g transform="translate(1 2) rotate(45)"><path d="M0 0L9 9" fill="url(#sky)"/></g><text x="1">Étude</text>`,
        ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"',
      )}`;
    const clean = sanitiseSvg(source);
    assert.match(
      clean,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 9 9"><title>A &amp; B &lt;3<\/title>/u,
    );
    assert.match(clean, /<path d="M0 0L9 9" fill="url\(#sky\)"><\/path>/u);
    assert.match(clean, /<text x="1">Étude<\/text><\/svg>$/u);
    assert.doesNotMatch(clean, /xml version|program|xlink/u);
    assert.equal(sanitiseSvg(clean), clean);
  });

  const hostile: Readonly<Record<string, string>> = {
    'a script': svg('<script>alert(1)</script>'),
    'a script of another namespace': svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    'an event attribute': svg('', ' onload="alert(1)"'),
    'an event attribute in capitals': svg('<path ONCLICK="alert(1)"/>'),
    'a style element': svg('<style>@import url(//evil.test)</style>'),
    'a style attribute': svg('<path style="fill:url(//evil.test)"/>'),
    'a link': svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
    'href on something that is allowed': svg('<linearGradient href="//evil.test/#a"/>'),
    'xlink:href': svg('<linearGradient xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    use: svg('<use href="#a"/>'),
    'foreign content': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'an element of HTML': svg('<path xmlns="http://www.w3.org/1999/xhtml"/>'),
    'an image': svg('<image href="//evil.test/a.png"/>'),
    animation: svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
    'a pattern, which could nest without end': svg('<pattern id="a"/>'),
    'a filter': svg('<filter id="a"/>'),
    'a reference to elsewhere': svg('<path fill="url(https://evil.test/#a)"/>'),
    'a reference spelt with an escape': svg(String.raw`<path fill="u\72l(https://evil.test/#a)"/>`),
    'a reference behind a comment': svg('<path fill="url/**/(https://evil.test/#a)"/>'),
    'a reference after another value': svg('<path fill="#fff url(https://evil.test/#a)"/>'),
    'another function that fetches': svg(`<path fill="image-set('https://evil.test/a.png' 1x)"/>`),
    'a function with a name that never ends': svg(`<path fill="${'a'.repeat(2_000_000)}(1)"/>`),
    'a DOCTYPE': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    'entities that grow': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    'an entity that is read from a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'a style sheet before it': `<?xml-stylesheet href="//evil.test/a.css"?>${svg('')}`,
    CDATA: svg('<text><![CDATA[<script>alert(1)</script>]]></text>'),
    'tags that are not closed': '<svg xmlns="http://www.w3.org/2000/svg"><g>',
    'two roots': `${svg('')}${svg('')}`,
    'something after it': `${svg('')}<script/>`,
    'an entity that nobody declared': svg('<text>&nbsp;</text>'),
  };
  for (const [name, source] of Object.entries(hostile)) {
    it(`is refused with ${name}`, () => assert.deepEqual(codeOf(source), refused));
  }

  it('is told from what is none', async () => {
    for (const source of [
      '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
      '<svg/>',
      '<path xmlns="http://www.w3.org/2000/svg"/>',
    ])
      assert.deepEqual(codeOf(source), { pointer: '/file', code: 'FILE_TYPE_INVALID' });
  });

  const heavy: Readonly<Record<string, string>> = {
    depth: svg(`${'<g>'.repeat(33)}${'</g>'.repeat(33)}`),
    elements: svg('<path/>'.repeat(5001)),
    attributes: svg(`<path ${Array.from({ length: 400_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    'attributes of one name': svg(`<path ${'d="" '.repeat(400_000)}/>`),
    namespaces: svg('', ` ${Array.from({ length: 200_000 }, (_, at) => `xmlns:a${at}="b"`).join(' ')}`),
    text: svg(`<text>${'a'.repeat(20_001)}</text>`),
    'text in many pieces': svg('<text>abcde</text>'.repeat(4001)),
  };
  for (const [name, source] of Object.entries(heavy)) {
    it(`is refused with ${name} without end, before all of it is parsed`, (t) => {
      const parsed = piecesParsed(t);
      assert.deepEqual(codeOf(`${source}${' '.repeat(1_000_000)}`), { pointer: '/file', code: 'FILE_TOO_COMPLEX' });
      assert.ok(parsed() <= 3, `${parsed()} pieces`);
    });
  }
});

/** Only keeps a failure from hanging, on any machine. */
const LONG_MS = 60_000;

describe('a drawing that is looked at apart', () => {
  it('holds up nobody else, of 4 MB: none of it is parsed in this thread', async (t) => {
    const parsed = piecesParsed(t);
    const path = `<path d="${'M0 0 L10 10 '.repeat(340_000)}"/>`;
    assert.equal(await sanitiseSvgInWorker(svg(path), LONG_MS), svg(path.replace('/>', '></path>')));
    assert.equal(parsed(), 0);
  });

  it('is refused with the same code', () =>
    assert.rejects(sanitiseSvgInWorker(svg('<script/>'), LONG_MS), { status: 422, errors: [refused] }));

  it('is given up past its deadline, with its thread', () =>
    assert.rejects(sanitiseSvgInWorker(svg(''), 1), { errors: [{ pointer: '/file', code: 'FILE_TOO_COMPLEX' }] }));
});
