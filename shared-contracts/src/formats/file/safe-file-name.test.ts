import fc from 'fast-check';
import * as v from 'valibot';
import { fileName } from '../../schemas/file-name.ts';
import { safeFileName } from './safe-file-name.ts';

fc.configureGlobal({ seed: 1 });

test.each([
  ['bail.pdf', 'bail.pdf'],
  ['Étude n° 12 (signée).v2.pdf', 'Étude n° 12 (signée).v2.pdf'],
  ['عقد.pdf', 'عقد.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['bail\u200c.pdf\u200d', 'bail.pdf'],
  ['<\u0338\u200cbail.pdf', '≮bail.pdf'],
  ['e\u034f\u0301tat\ufe0f.pdf', 'état.pdf'],
  [`${'x'.repeat(115)} xxxx.pdf`, `${'x'.repeat(115)}.pdf`],
  [`a${'.'.repeat(200)}x.pdf`, 'a.pdf'],
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
  const own = [
    'a',
    'é',
    '.',
    ' ',
    '/',
    ':',
    '_',
    '-',
    'con',
    'pdf',
    '.pdf',
    'می\u200cخواهم',
    'क्\u200dष',
    '👩🏽\u200d🚀',
    '中',
  ];
  const marks = ['\u0301', '\u0327', '\u093f', '\u0338', '\ufe0f', '\u{e0101}', '🏽'];
  const hidden = [
    '\u202e',
    '\u0000',
    '\n',
    '\ud83d',
    '\ude00',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u034f',
    '\u00ad',
    '\u3164',
  ];
  const others = [
    '\u2000',
    '\u3000',
    '\u2028',
    '\ufeff',
    '\u1100',
    '\u1161',
    '\u212b',
    '\u115f',
    '\u{e0041}',
    '<',
    '=',
  ];
  const sign = fc.oneof(
    fc.constantFrom(...own, ...marks, ...hidden, ...others),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 200 }), (parts) => {
      const safe = safeFileName(parts.join(''), 120);
      expect(safe).not.toBe('');
      expect(safe.length).toBeLessThanOrEqual(120);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e/\\:]|^\s|\s$/u);
      expect(safe.replace(/[\u200c\u200d]/gu, '')).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
      expect(safeFileName(safe, 120)).toBe(safe);
      expect(v.parse(fileName, safe)).toBe(safe);
    }),
  );
});

test('a name is cut where the browser cannot tell signs apart', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(safeFileName(`${'é'.repeat(130)}.pdf`, 120)).toBe(`${'é'.repeat(116)}.pdf`);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
