import * as v from 'valibot';
import { code, optionalText, requiredText } from './text.ts';

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
