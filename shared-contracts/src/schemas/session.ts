import * as v from 'valibot';
import { homeZone } from '../formats/time/device-zone.ts';
import { confirmed } from './confirmed.ts';
import { newPassword } from './password.ts';
import { code, email, id, instant, named, phone, requiredName, timeZone } from './text.ts';
import { legalKinds, locale, planIds, professions, roles } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** The signed-in user in responses of `/auth/*`; the persisted `user` of section 3 of the specification. */
export const sessionUser = v.object({
  id,
  role: v.picklist(roles),
  email: v.string(),
  firstNames: v.string(),
  lastName: v.string(),
  lang: locale,
  timeZone: v.string(),
  professionalId: v.nullish(id, null),
  slug: v.nullish(v.string(), null),
  /** Of a firm, shown instead of names. */
  companyName: v.nullish(v.string(), null),
  planId: v.nullish(v.picklist(planIds), null),
});
export type SessionUser = v.InferOutput<typeof sessionUser>;

/** Response of register, login and refresh. The refresh token is in an HttpOnly cookie of the API host. */
export const sessionAnswer = v.object({ token: v.string(), expiresAt: instant, user: sessionUser });
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

/** POST /auth/login. `role` is that of the sign-in page. */
export const loginInput = v.object({
  email,
  password: v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED')), v.maxLength(128, code('TOO_LONG'))),
  role: v.picklist(['client', 'professional']),
});
const terms = v.literal(true, code('TERMS_NOT_ACCEPTED'));
const account = {
  lastName: requiredName(textLimits.lastName),
  firstNames: requiredName(textLimits.firstNames),
  email,
  phone,
  password: newPassword,
  passwordConfirmation: v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED'))),
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

const changeFields = v.object({
  currentPassword: v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED'))),
  password: newPassword,
  passwordConfirmation: v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED'))),
});

/** POST /auth/change-password. */
export const changePasswordInput = v.pipe(
  changeFields,
  confirmed<v.InferOutput<typeof changeFields>>(),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['password']],
      (input) => input.currentPassword !== input.password,
      code('PASSWORD_UNCHANGED'),
    ),
    ['password'],
  ),
);
export type ChangePasswordInput = v.InferInput<typeof changePasswordInput>;
