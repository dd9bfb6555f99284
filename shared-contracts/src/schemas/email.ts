import * as v from 'valibot';
import { asciiEmail, isUnreachable } from '../formats/person/ascii-email.ts';
import { code } from './text.ts';
import { textLimits } from './text-limits.ts';

/** What RFC 5321 allows before the `@`. */
const longestLocalPart = 64;

/**
 * E-mail address as it is stored (formats/person/ascii-email), at most 254 characters then (RFC 5321). Every address that somebody types
 * comes through here, so that what is compared has one form. Codes: REQUIRED, EMAIL_INVALID, EMAIL_UNREACHABLE, TOO_LONG.
 */
export const email = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(textLimits.email, code('TOO_LONG')),
  v.check((text) => text.lastIndexOf('@') <= longestLocalPart, code('TOO_LONG')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = asciiEmail(dataset.value);
    if (address !== undefined) return address;
    addIssue({ message: code(isUnreachable(dataset.value) ? 'EMAIL_UNREACHABLE' : 'EMAIL_INVALID') });
    return NEVER;
  }),
  v.maxLength(textLimits.email, code('TOO_LONG')),
);
