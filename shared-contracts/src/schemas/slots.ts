import * as v from 'valibot';
import { id, instant } from './text.ts';
import { callType, feeCurrencies, feeKinds } from './vocabulary.ts';

/** A free slot: half-open interval of instants, and the call types that it can be booked for. */
export const slot = v.object({ startsAt: instant, endsAt: instant, callTypes: v.array(callType) });
export type Slot = v.InferOutput<typeof slot>;

/** What a consultation costs; `fee` in the smallest unit of its currency. */
export const offeredFee = v.object({
  feeKind: v.picklist(feeKinds),
  fee: v.nullable(v.number()),
  currency: v.nullable(v.picklist(feeCurrencies)),
});
export type OfferedFee = v.InferOutput<typeof offeredFee>;

/**
 * One element of the response of POST /slots. `next` is the first free slot after a window without slots. Without a consultation that is
 * offered `consultationId` and `slotMinutes` are null; `consultationId` also for an appointment whose consultation is gone. `fee` is
 * answered to cards.
 */
export const professionalSlots = v.object({
  professionalId: id,
  timeZone: v.string(),
  consultationId: v.nullable(id),
  slotMinutes: v.nullable(v.number()),
  fee: v.optional(offeredFee),
  slots: v.array(slot),
  next: v.nullable(slot),
});
export type ProfessionalSlots = v.InferOutput<typeof professionalSlots>;
