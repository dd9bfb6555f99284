import * as v from 'valibot';
import { asciiEmail, isUnreachable } from '../formats/person/ascii-email.ts';
import { isCalendarDay } from '../formats/time/calendar-days.ts';
import { isTimeZone } from '../formats/time/is-time-zone.ts';
import { safeFileName } from '../formats/file/safe-file-name.ts';
import type { ErrorCode } from './error-codes.ts';
import { isInCalendar } from './is-in-calendar.ts';
import { textLimits } from './text-limits.ts';

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

/**
 * Not allowed in names, which appear in other people's mails, calendars and lists: line breaks, control and
 * bidirectional characters, and what mail clients turn into links (`@`, `://`, `www.`, a dot between letters as in
 * `nimbia.example`).
 */
const notOfNames =
  /(?:[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069@]|:\/\/|\bwww\.|(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L}{2}))+/giu;

/** The name without forbidden characters and links, for names older than the check. */
export const sanitiseName = (text: string): string => text.replaceAll(notOfNames, ' ').trim();

/** Code: NAME_INVALID. */
export const named = v.check((text: string) => sanitiseName(text) === text, code('NAME_INVALID'));

/** Required name on one line. Codes: REQUIRED, TOO_LONG, NAME_INVALID. */
export const requiredName = (max: number) => v.pipe(requiredText(max), named);

/** Optional name: missing, null or empty becomes null. Codes: TOO_LONG, NAME_INVALID. */
export const optionalName = (max: number) => v.pipe(optionalText(max), v.union([v.null(), v.pipe(v.string(), named)]));

/** Required text on one line, e.g. the name of a file. Codes: REQUIRED, TOO_LONG, INVALID. */
export const requiredLine = (max: number) =>
  v.pipe(requiredText(max), v.regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, code('INVALID')));

/**
 * Name of a file, made safe (formats/file/safe-file-name): what the sender's system took as a name refuses no request. Codes: REQUIRED,
 * TOO_LONG for what no system takes.
 */
export const fileName = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(1000, code('TOO_LONG')),
  v.transform((name) => safeFileName(name, textLimits.fileName)),
);

/** What RFC 5321 allows before the `@`, and of the whole. */
const longestLocalPart = 64;
const longestEmail = 254;

/**
 * E-mail address as it is stored (formats/person/ascii-email), at most 254 characters then (RFC 5321). Every address that somebody types
 * comes through here, so that what is compared has one form. Codes: REQUIRED, EMAIL_INVALID, EMAIL_UNREACHABLE, TOO_LONG.
 */
export const email = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(longestEmail, code('TOO_LONG')),
  v.check((text) => text.lastIndexOf('@') <= longestLocalPart, code('TOO_LONG')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = asciiEmail(dataset.value);
    if (address !== undefined) return address;
    addIssue({ message: code(isUnreachable(dataset.value) ? 'EMAIL_UNREACHABLE' : 'EMAIL_INVALID') });
    return NEVER;
  }),
  v.maxLength(longestEmail, code('TOO_LONG')),
);

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
 * International phone number: a country prefix (+ or 00) and 6 to 15 digits (E.164), with spaces and ( ) . -, at most
 * 24 characters; stored as "+237671234567". A zero in brackets, "+33 (0)6", is dialled in some countries and not in
 * others, and nothing here knows which: refused. National formats are read by the forms
 * (formats/place/phone-plans), which know their country. Codes: REQUIRED, PHONE_INVALID.
 */
export const phone = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.regex(/^(?=.{6,24}$)(?!.*\d\D*\(\s*0)[\s(]*(?:\+|00)(?:[\s().-]*\d){6,15}[\s().-]*$/u, code('PHONE_INVALID')),
  v.transform((written) => written.replace(/[^\d+]/gu, '').replace(/^00/u, '+')),
);

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

/** Wall-clock time `HH:MM` in the professional's zone; `24:00` is midnight at the end of the day. Code: TIME_INVALID. */
export const wallTime = v.pipe(
  v.string(code('TIME_INVALID')),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, code('TIME_INVALID')),
);

/** IANA time zone name known to this runtime, not an offset. Code: INVALID. */
export const timeZone = v.pipe(
  v.string(code('INVALID')),
  v.check((name: string) => isTimeZone(name), code('INVALID')),
);
