import * as v from 'valibot';
import { code } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The rules of section 5 of the specification, in display order. */
export const passwordRules = [
  { code: code('PASSWORD_TOO_SHORT'), holds: (value: string) => value.length >= 8 },
  { code: code('PASSWORD_NEEDS_UPPERCASE'), holds: (value: string) => /\p{Lu}/u.test(value) },
  { code: code('PASSWORD_NEEDS_LOWERCASE'), holds: (value: string) => /\p{Ll}/u.test(value) },
  { code: code('PASSWORD_NEEDS_NUMBER'), holds: (value: string) => /\p{Nd}/u.test(value) },
  { code: code('PASSWORD_NEEDS_SPECIAL'), holds: (value: string) => /[^\p{L}\p{Nd}\s]/u.test(value) },
] as const;

/** A new password: every rule of {@link passwordRules}, at most 128 characters. */
export const newPassword = v.pipe(
  v.string(code('REQUIRED')),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(textLimits.password, code('TOO_LONG')),
  ...([
    v.check(passwordRules[0].holds, passwordRules[0].code),
    v.check(passwordRules[1].holds, passwordRules[1].code),
    v.check(passwordRules[2].holds, passwordRules[2].code),
    v.check(passwordRules[3].holds, passwordRules[3].code),
    v.check(passwordRules[4].holds, passwordRules[4].code),
  ] as const),
);

/**
 * Strength for the indicator of section 5: 0 (empty) to 4 (every rule and at least 12 characters). Informative; only
 * {@link newPassword} validates.
 */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 | 4 {
  if (!value) return 0;
  const held = passwordRules.filter((rule) => rule.holds(value)).length;
  if (held < 3) return 1;
  if (held < passwordRules.length) return 2;
  return value.length >= 12 ? 4 : 3;
}
