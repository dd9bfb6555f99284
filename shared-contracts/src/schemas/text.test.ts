import * as v from 'valibot';
import { calendarDate, email, id, instant, optionalText, phone, requiredText, timeZone, wallTime } from './text.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('fields refuse with a code', () => {
  it.each<[string, v.GenericSchema, unknown, string]>([
    ['text that is missing', requiredText(3), undefined, 'REQUIRED'],
    ['text of blanks', requiredText(3), '   ', 'REQUIRED'],
    ['text beyond its limit', requiredText(3), 'abcd', 'TOO_LONG'],
    ['a note beyond its limit', optionalText(3), 'abcd', 'TOO_LONG'],
    ['no e-mail', email, '', 'REQUIRED'],
    ['an e-mail without a host', email, 'awa@', 'EMAIL_INVALID'],
    ['an e-mail beyond 254 characters', email, `${'a'.repeat(250)}@nimbia.test`, 'TOO_LONG'],
    ['no phone', phone, ' ', 'REQUIRED'],
    ['a phone with letters', phone, '+237 CALL ME', 'PHONE_INVALID'],
    ['a phone of five digits', phone, '12345', 'PHONE_INVALID'],
    ['a phone without a digit', phone, '------', 'PHONE_INVALID'],
    ['a phone of five digits and many signs', phone, '(1) 23.4-5', 'PHONE_INVALID'],
    ['a phone of sixteen digits', phone, '1234567890123456', 'PHONE_INVALID'],
    ['an id that is no UUID', id, '42', 'INVALID'],
    ['an instant without a zone', instant, '2026-11-20T09:00:00', 'DATE_INVALID'],
    ['an instant of the 31st of February', instant, '2026-02-31T09:00:00Z', 'DATE_INVALID'],
    ['a date with a time', calendarDate, '2026-11-20T00:00', 'DATE_INVALID'],
    ['the 30th of February', calendarDate, '2026-02-30', 'DATE_INVALID'],
    ['the year 0', calendarDate, '0000-01-01', 'DATE_INVALID'],
    ['a twenty-fifth hour', wallTime, '25:00', 'TIME_INVALID'],
    ['a minute past midnight at the end', wallTime, '24:01', 'TIME_INVALID'],
    ['a zone that nobody knows', timeZone, 'Africa/Atlantis', 'INVALID'],
    ['an offset in place of a zone', timeZone, '+05:30', 'INVALID'],
    ['an instant that no clock can read', instant, '2026-01-01T10:00:00 +05', 'DATE_INVALID'],
  ])('%s', (_name, schema, value, code) => {
    expect(codeOf(schema, value)).toBe(code);
  });
});

describe('fields mend what is harmless', () => {
  it('trims text and puts e-mails in lower case', () => {
    expect(v.parse(requiredText(10), '  Awa ')).toBe('Awa');
    expect(v.parse(email, ' Awa@Nimbia.TEST ')).toBe('awa@nimbia.test');
  });

  it('reads an empty note as none', () => {
    expect(v.parse(optionalText(10), '  ')).toBeNull();
    expect(v.parse(optionalText(10), undefined)).toBeNull();
  });

  it('takes midnight at the end of a day and zones of this runtime', () => {
    expect(v.parse(wallTime, '24:00')).toBe('24:00');
    expect(v.parse(timeZone, 'Africa/Douala')).toBe('Africa/Douala');
    expect(v.parse(timeZone, 'europe/PARIS')).toBe('Europe/Paris');
  });
});
