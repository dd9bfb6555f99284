import * as v from 'valibot';
import { isCalendarDay } from '../formats/time/calendar-days.ts';
import type { ErrorCode } from './error-codes.ts';
import { isInCalendar } from './is-in-calendar.ts';

/** A code as a valibot message, for type safety. */
export const code = <const C extends ErrorCode>(value: C): C => value;

/** Required text, trimmed, 1 to `max` characters. Codes: REQUIRED, TOO_LONG. */
export const requiredText = (max: number) =>
  v.pipe(v.string(code('REQUIRED')), v.trim(), v.nonEmpty(code('REQUIRED')), v.maxLength(max, code('TOO_LONG')));

/** Optional text: missing, null or empty becomes null. Code: TOO_LONG. */
export const optionalText = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(code('INVALID')), v.trim(), v.maxLength(max, code('TOO_LONG'))), null),
    v.transform((value) => value || null),
  );

/** Required text on one line, e.g. the name of a file. Codes: REQUIRED, TOO_LONG, INVALID. */
export const requiredLine = (max: number) =>
  v.pipe(requiredText(max), v.regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, code('INVALID')));

/** Blank becomes null; anything else must satisfy `schema`. */
export const emptyOr = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.nullish(v.string(code('INVALID')), null),
    v.transform((value) => value?.trim() || null),
    v.nullable(schema),
  );

/** Address of a page on the web, blank or missing becomes null. Codes: TOO_LONG, LINK_INVALID. */
export const optionalLink = (max: number) =>
  emptyOr(
    v.pipe(
      v.string(),
      v.maxLength(max, code('TOO_LONG')),
      v.startsWith('https://', code('LINK_INVALID')),
      v.regex(/^\S+$/u, code('LINK_INVALID')),
      v.url(code('LINK_INVALID')),
    ),
  );

/** Integer from `min` to `max`. Code: NUMBER_INVALID. */
export const count = (min: number, max: number) =>
  v.pipe(
    v.number(code('NUMBER_INVALID')),
    v.integer(code('NUMBER_INVALID')),
    v.minValue(min, code('NUMBER_INVALID')),
    v.maxValue(max, code('NUMBER_INVALID')),
  );

const unique = <T>(values: T[]) => new Set(values).size === values.length;

/** At most `max` different items. Codes: TOO_LONG, INVALID. */
export const listOf = <S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, code('TOO_LONG')), v.check(unique, code('INVALID')));

/**
 * Internal path. Browsers drop tabs and line breaks from addresses and read `\` as `/`, so that `/\evil.test` would
 * lead elsewhere. Codes: REQUIRED, TOO_LONG, INVALID.
 */
export const internalPath = (max: number) =>
  v.pipe(requiredText(max), v.regex(/^\/(?!.*\/\/)(?!\/)[^\\\p{Cc}]*$/u, code('INVALID')));

/** UUID of a row. */
export const id = v.pipe(v.string(code('REQUIRED')), v.uuid(code('INVALID')));

const isoTimestamp = v.isoTimestamp(code('DATE_INVALID'));
const isoDate = v.isoDate(code('DATE_INVALID'));

/** What does not have the form is told of once. */
const ofForm =
  (form: RegExp, isValid: (text: string) => boolean) =>
  (text: string): boolean =>
    !form.test(text) || isValid(text);

/** Instant, ISO 8601 with an offset or Z. Code: DATE_INVALID. */
export const instant = v.pipe(
  v.string(code('DATE_INVALID')),
  isoTimestamp,
  v.check(ofForm(isoTimestamp.requirement, isInCalendar), code('DATE_INVALID')),
);

/** Calendar date `YYYY-MM-DD`, from 1900 to 2999 (`formats/time/calendar-days`). Code: DATE_INVALID. */
export const calendarDate = v.pipe(
  v.string(code('DATE_INVALID')),
  isoDate,
  v.check(ofForm(isoDate.requirement, isCalendarDay), code('DATE_INVALID')),
);

/** Anything but nothing, and unchanged: a password or a token. Code: REQUIRED. */
export const given = v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED')));
