import { quotedNames } from './quoted-names.ts';

const filesOf = (...names: string[]) => names.map((name) => new File(['x'], name));

test.each([
  ['fr', ['d.pdf'], '«\u00A0d.pdf\u00A0»'],
  ['fr', ['d.pdf', 'e.pdf'], '«\u00A0d.pdf\u00A0» et «\u00A0e.pdf\u00A0»'],
  ['en', ['d\u202efdp.exe', 'e.pdf'], '“dfdp.exe” and “e.pdf”'],
  ['en', ['1', '2', '3', '4', '5'], '“1”, “2”, “3”, “4” and “5”'],
  ['en', ['1', '2', '3', '4', '5', '6', '7'], '“1”, “2”, “3”, “4” and 3 more'],
  [
    'fr',
    ['1', '2', '3', '4', '5', '6'],
    '«\u00A01\u00A0», «\u00A02\u00A0», «\u00A03\u00A0», «\u00A04\u00A0» et 2 autres',
  ],
] as const)('in %s the files %j are %s', (locale, names, text) => {
  expect(quotedNames(filesOf(...names), locale)).toBe(text);
});
