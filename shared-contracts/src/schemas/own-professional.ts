import * as v from 'valibot';
import { bookingLimits } from './booking-limits.ts';
import { publicProfessional } from './professional.ts';
import { planIds } from './vocabulary.ts';

/** Why somebody who is switched on is not shown as available now. */
export const notAvailableReasons = ['not_listed', 'no_call', 'not_yet', 'hours', 'busy'] as const;

/** Fields for the professional and operators only, in addition to {@link publicProfessional}. */
export const ownProfessional = v.object({
  ...publicProfessional.entries,
  email: v.string(),
  secondaryEmail: v.nullable(v.string()),
  phoneNumber: v.string(),
  bufferMinutes: v.number(),
  minimumNoticeMinutes: v.number(),
  horizonDays: v.number(),
  bookingLimits,
  firstContactsPerDay: v.number(),
  isAway: v.boolean(),
  awayFr: v.nullable(v.string()),
  awayEn: v.nullable(v.string()),
  /** What keeps visitors from seeing that the switch "available now" is on. */
  notAvailableBecause: v.nullable(v.picklist(notAvailableReasons)),
  planId: v.picklist(planIds),
});
export type OwnProfessional = v.InferOutput<typeof ownProfessional>;
