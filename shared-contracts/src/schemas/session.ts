import * as v from 'valibot';
import { id, instant } from './text.ts';
import { locale, planIds, roles } from './vocabulary.ts';

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
