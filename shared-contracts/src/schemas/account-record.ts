import * as v from 'valibot';
import { id, instant } from './text.ts';
import { locale, roles } from './vocabulary.ts';

/** Row of `users`, as the user and operators read it. `phone` is empty when missing. */
export const account = v.object({
  id,
  role: v.picklist(roles),
  email: v.string(),
  lastName: v.string(),
  firstNames: v.string(),
  phone: v.string(),
  lang: locale,
  timeZone: v.string(),
  /** Shows the other party of a conversation what was read, and is shown it. */
  readReceipts: v.boolean(),
  termsAcceptedAt: v.nullable(instant),
  /** When the user opened the link mailed to `email`; a client's requests are not sent before. */
  emailConfirmedAt: v.nullish(instant),
  createdAt: instant,
  updatedAt: instant,
});

/** Row of `sessions`, as the user reads it; `endedAt` is null while it is valid. */
export const accountSession = v.object({
  id,
  userAgent: v.string(),
  createdAt: instant,
  usedAt: instant,
  endedAt: v.nullable(instant),
});
/** Line of `audit`, for operators: who did what to which row. */
export const auditEntry = v.object({
  id: v.number(),
  at: instant,
  actorId: v.nullable(id),
  actorRole: v.string(),
  action: v.string(),
  subject: v.string(),
  details: v.record(v.string(), v.unknown()),
});
