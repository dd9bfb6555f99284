import * as v from 'valibot';
import { code, id, instant, optionalText, phone, requiredName, timeZone } from './text.ts';
import { locale, roles } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

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
/** PUT /base/users/update/{id}, by the user. An empty phone removes the number. */
export const accountChange = v.partial(
  v.object({
    lastName: requiredName(textLimits.lastName),
    firstNames: requiredName(textLimits.firstNames),
    phone: v.union([
      phone,
      v.pipe(
        optionalText(0),
        v.transform(() => ''),
      ),
    ]),
    lang: locale,
    timeZone,
    readReceipts: v.boolean(code('INVALID')),
  }),
);
export type AccountChange = v.InferInput<typeof accountChange>;

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
