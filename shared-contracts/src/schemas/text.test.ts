import fc from 'fast-check';
import * as v from 'valibot';
import { sanitiseName, optionalName, requiredName } from './name.ts';
import { calendarDate, id, instant, optionalText, internalPath, requiredLine, requiredText } from './text.ts';
import { email } from './email.ts';
import { phone } from './phone.ts';
import { timeZone, wallTime } from './wall-clock.ts';
import { delivered, undeliverable, unreachable } from '../formats/person/email-samples.ts';

declare const testSeed: number;
fc.configureGlobal({ seed: testSeed });

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('fields are rejected with a code', () => {
  it.each<[string, v.GenericSchema, unknown, string]>([
    ['missing text', requiredText(3), undefined, 'REQUIRED'],
    ['text of blanks', requiredText(3), '   ', 'REQUIRED'],
    ['text over its limit', requiredText(3), 'abcd', 'TOO_LONG'],
    ['a note over its limit', optionalText(3), 'abcd', 'TOO_LONG'],
    ['no e-mail', email, '', 'REQUIRED'],
    ['an e-mail without a host', email, 'awa@', 'EMAIL_INVALID'],
    ['an e-mail over 254 characters', email, `${'a'.repeat(250)}@nimbia.test`, 'TOO_LONG'],
    ['no phone', phone, ' ', 'REQUIRED'],
    ['a phone with letters', phone, '+237 CALL ME', 'PHONE_INVALID'],
    ['a phone without a country prefix', phone, '699 11 22 33', 'PHONE_INVALID'],
    ['a phone of five digits', phone, '+12345', 'PHONE_INVALID'],
    ['a phone without a digit', phone, '------', 'PHONE_INVALID'],
    ['a phone of five digits and many signs', phone, '(+1) 23.4-5', 'PHONE_INVALID'],
    ['a phone with the zero of its country', phone, '+33 (0)6 12 34 56 78', 'PHONE_INVALID'],
    ['a phone with the zero of its country and its area', phone, '0044 ( 020) 7946 0123', 'PHONE_INVALID'],
    ['a phone of sixteen digits', phone, '+1234567890123456', 'PHONE_INVALID'],
    ['an id that is not a UUID', id, '42', 'INVALID'],
    ['an instant without a zone', instant, '2026-11-20T09:00:00', 'DATE_INVALID'],
    ['an instant of the 31st of February', instant, '2026-02-31T09:00:00Z', 'DATE_INVALID'],
    ['a date with a time', calendarDate, '2026-11-20T00:00', 'DATE_INVALID'],
    ['the 30th of February', calendarDate, '2026-02-30', 'DATE_INVALID'],
    ['the year 0', calendarDate, '0000-01-01', 'DATE_INVALID'],
    ['a year of five figures', calendarDate, '99999-01-01', 'DATE_INVALID'],
    ['a year with a figure too many', calendarDate, '12/01/20266', 'DATE_INVALID'],
    ['the day before the first', calendarDate, '1899-12-31', 'DATE_INVALID'],
    ['the day after the last', calendarDate, '3000-01-01', 'DATE_INVALID'],
    ['a day that no Date can hold', calendarDate, '+275761-01-01', 'DATE_INVALID'],
    ['an instant in a year of five figures', instant, '99999-01-01T00:00:00Z', 'DATE_INVALID'],
    ['an instant in the year 10000 of UTC', instant, '9999-12-31T23:30:00-01:00', 'DATE_INVALID'],
    ['an instant in the year 0 of UTC', instant, '0001-01-01T00:30:00+01:00', 'DATE_INVALID'],
    ['a twenty-fifth hour', wallTime, '25:00', 'TIME_INVALID'],
    ['a minute past the midnight at the end of a day', wallTime, '24:01', 'TIME_INVALID'],
    ['an unknown zone', timeZone, 'Africa/Atlantis', 'INVALID'],
    ['an offset instead of a zone', timeZone, '+05:30', 'INVALID'],
    ['an instant in an invalid format', instant, '2026-01-01T10:00:00 +05', 'DATE_INVALID'],
  ])('%s', (_name, schema, value, code) => {
    expect(codeOf(schema, value)).toBe(code);
  });
});

describe('an e-mail address', () => {
  it.each(delivered)('%j is stored as %j', (written, stored) => {
    expect(v.parse(email, written)).toBe(stored);
    // What was stored is accepted again as it is.
    expect(v.parse(email, stored)).toBe(stored);
  });

  it.each(undeliverable)('is not %j', (text) => {
    expect(codeOf(email, text)).toBe('EMAIL_INVALID');
  });

  it.each(unreachable)('cannot be written to as %j', (text) => {
    expect(codeOf(email, text)).toBe('EMAIL_UNREACHABLE');
  });

  it.each([
    ['before the sign', `${'l'.repeat(65)}@example.cm`],
    ['in ASCII', `${'l'.repeat(64)}@${`${'é'.repeat(40)}.`.repeat(4)}cm`],
  ])('is too long %s', (_where, text) => {
    expect(codeOf(email, text)).toBe('TOO_LONG');
  });
});

describe('a name', () => {
  const names = requiredName(80);

  it.each([
    'Awa',
    "N'Guessan",
    'Anne-Marie',
    'J.P. Ndiaye',
    'St. John',
    'S.E.L.A.R.L. Mbarga & Fils',
    '王芳',
    'محمد',
    'Étude n° 12, Lyon 3',
  ])('may be %j', (name) => {
    expect(v.parse(names, name)).toBe(name);
    expect(sanitiseName(name)).toBe(name);
  });

  it.each([
    'Awa\nBcc: all@nimbia.test',
    'Awa\r\nNdiaye',
    'Awa\u2028Ndiaye',
    'Awa\tNdiaye',
    'Awa\u0000',
    'Awa \u202egpj.exe',
    'awa@nimbia.test',
    'https://evil.test',
    'Awa evil.test',
    'Awa EVIL.COM/win',
    'Awa www.x',
    'evil。test',
  ])('is rejected where it could inject content into mails: %j', (name) => {
    expect(codeOf(names, name)).toBe('NAME_INVALID');
    expect(codeOf(optionalName(80), name)).toBe('NAME_INVALID');
    expect(v.is(names, sanitiseName(name))).toBe(true);
  });

  it('is null when missing, where it is optional', () => {
    expect(v.parse(optionalName(80), ' ')).toBeNull();
    expect(codeOf(names, ' ')).toBe('REQUIRED');
  });

  it('of a file may contain dots, and has one line', () => {
    expect(v.parse(requiredLine(80), 'contrat.v2@final.pdf')).toBe('contrat.v2@final.pdf');
    expect(codeOf(requiredLine(80), 'contrat.pdf\nX-Evil: 1')).toBe('INVALID');
    expect(codeOf(requiredLine(80), 'contrat\u202efdp.exe')).toBe('INVALID');
  });
});

describe('fields normalise harmless input', () => {
  it('trims text and lowercases e-mails', () => {
    expect(v.parse(requiredText(10), '  Awa ')).toBe('Awa');
    expect(v.parse(email, ' Awa@Nimbia.TEST ')).toBe('awa@nimbia.test');
  });

  it('reads an empty note as none', () => {
    expect(v.parse(optionalText(10), '  ')).toBeNull();
    expect(v.parse(optionalText(10), undefined)).toBeNull();
  });

  it('accepts midnight at the end of a day and time zones of this runtime', () => {
    expect(v.parse(wallTime, '24:00')).toBe('24:00');
    expect(v.parse(timeZone, 'Africa/Douala')).toBe('Africa/Douala');
  });
});

describe('an internal path', () => {
  const base = 'https://x.invalid';
  const isOurs = (page: string) => v.safeParse(internalPath(300), page).success;

  it.each(['/', '/pricing', '/lawyers/awa-ndiaye?tab=reviews#top', '/en/tarifs-é'])('may be %j', (page) => {
    expect(isOurs(page)).toBe(true);
  });

  it.each([
    ...['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n\\evil.test', '/\r/evil.test', '/\u0000/evil.test'],
    ...[
      '/.//evil.test',
      '/a/..//evil.test',
      '\\\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      'pricing',
      '',
    ],
  ])('is not %j', (page) => {
    expect(isOurs(page)).toBe(false);
  });

  it('never leads to another site, however a browser parses it', () => {
    const signs = ['/', '\\', '\t', '\n', '\r', '.', '@', ':', '?', '#', 'evil.test', '\u0000', ' ', 'é'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 8 }), (parts) => {
        const page = `/${parts.join('')}`;
        fc.pre(isOurs(page));
        const url = new URL(page, base);
        expect(url.origin).toBe(base);
        expect(new URL(url.pathname, base).origin).toBe(base);
      }),
    );
  });
});
