import * as v from 'valibot';
import { homeZone } from '../formats/time/device-zone.ts';
import { confirmed } from './confirmed.ts';
import { email } from './email.ts';
import { named, requiredName } from './name.ts';
import { newPassword } from './password.ts';
import { phone } from './phone.ts';
import { textLimits } from './text-limits.ts';
import { code, given } from './text.ts';
import { legalKinds, locale, professions } from './vocabulary.ts';
import { timeZone } from './wall-clock.ts';

const terms = v.literal(true, code('TERMS_NOT_ACCEPTED'));
const account = {
  lastName: requiredName(textLimits.lastName),
  firstNames: requiredName(textLimits.firstNames),
  email,
  phone,
  password: newPassword,
  passwordConfirmation: given,
  terms,
  lang: v.optional(locale, 'en'),
  timeZone: v.optional(timeZone, homeZone),
};

const clientFields = v.object({ role: v.literal('client'), ...account });
/** Registration of a client (`/inscription-user`). */
export const clientRegistration = v.pipe(clientFields, confirmed<v.InferOutput<typeof clientFields>>());
export type ClientRegistration = v.InferInput<typeof clientRegistration>;

const professionalFields = v.object({
  role: v.literal('professional'),
  ...account,
  kind: v.picklist(legalKinds, code('REQUIRED')),
  companyName: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(textLimits.companyName, code('TOO_LONG')), named),
    '',
  ),
  secondaryEmail: email,
  profession: v.picklist(professions, code('REQUIRED')),
  country: v.pipe(v.string(code('REQUIRED')), v.regex(/^[A-Z]{2}$/u, code('REQUIRED'))),
  city: requiredName(textLimits.city),
});

/**
 * Registration of a professional (`/inscription`; specification, sections 3 and 5): individual or legal entity, two
 * distinct e-mails (sign-in and recovery), phone, password with confirmation, terms.
 */
export const professionalRegistration = v.pipe(
  professionalFields,
  confirmed<v.InferOutput<typeof professionalFields>>(),
  v.forward(
    v.partialCheck(
      [['email'], ['secondaryEmail']],
      (input) => input.email !== input.secondaryEmail,
      code('EMAILS_MUST_DIFFER'),
    ),
    ['secondaryEmail'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['companyName']],
      (input) => input.kind !== 'legal_entity' || input.companyName.length > 0,
      code('COMPANY_NAME_REQUIRED'),
    ),
    ['companyName'],
  ),
);
export type ProfessionalRegistration = v.InferInput<typeof professionalRegistration>;

/** POST /auth/register. */
export const registration = v.variant('role', [clientRegistration, professionalRegistration], code('INVALID'));
