import fc from 'fast-check';
import * as v from 'valibot';
import { fileName } from '../schemas/text.ts';
import { safeFileName } from './safe-file-name.ts';

fc.configureGlobal({ seed: 1 });

test.each([
  ['bail.pdf', 'bail.pdf'],
  ['Étude n° 12 (signée).v2.pdf', 'Étude n° 12 (signée).v2.pdf'],
  ['عقد.pdf', 'عقد.pdf'],
  ['e\u0301tat.pdf', 'état.pdf'],
  ['contrat\u202efdp.exe', 'contratfdp.exe'],
  ['bail\u200f\u2066.pdf', 'bail.pdf'],
  ['bail\r\nX-Evil: 1.pdf', 'bailX-Evil- 1.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Users\\awa\\bail.pdf', 'C-Users-awa-bail.pdf'],
  ['CON.pdf', 'CON_.pdf'],
  ['nul', 'nul_'],
  ['console.pdf', 'console.pdf'],
  ['.htaccess', 'htaccess'],
  ['bail.pdf. .', 'bail.pdf'],
  ['\u202e', 'document'],
  ['', 'document'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  [`${'😀'.repeat(100)}.pdf`, `${'😀'.repeat(58)}.pdf`],
])('%j is made %j', (name, safe) => {
  expect(safeFileName(name, 120)).toBe(safe);
  expect(v.parse(fileName, name || safe)).toBe(safe);
});

test('whatever the name, what comes out is safe, is taken by the schema, and stays as it is', () => {
  const signs = ['a', 'é', '.', ' ', '/', '\\', ':', '\u202e', '\u0000', '\n', '😀', '\ud83d', 'con', 'pdf', '\u0301'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 200 }), (parts) => {
      const safe = safeFileName(parts.join(''), 120);
      expect(safe).not.toBe('');
      expect(safe.length).toBeLessThanOrEqual(120);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e/\\:]|^\s|\s$/u);
      expect(safeFileName(safe, 120)).toBe(safe);
      expect(v.parse(fileName, safe)).toBe(safe);
    }),
  );
});
