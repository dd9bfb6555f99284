import * as v from 'valibot';
import { id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

/**
 * Who holds a slot while a form is filled in: a random UUID that the browser makes, the same in all tabs, known to nobody else. Sent along, it makes
 * the own holds count as free.
 */
const holder = id;

/**
 * Body of POST /slots/hold: takes the slot for the holder, or renews the hold. Whoever waits for the mail that confirms their e-mail (`awaitsMail`)
 * has it at once for as long as it may be renewed.
 */
export const slotHoldRequest = v.strictObject({
  holder,
  professionalId: id,
  startsAt: instant,
  callType,
  awaitsMail: v.optional(v.boolean(), false),
});
export type SlotHoldRequest = v.InferInput<typeof slotHoldRequest>;

/** Answer of POST /slots/hold. `seconds` is how long it still lasts, for a device whose clock is not ours. */
export const slotHold = v.object({ expiresAt: instant, seconds: v.number() });
export type SlotHold = v.InferOutput<typeof slotHold>;

/**
 * Body of POST /slots/release. `expiresAt` is that of the hold which is let go: one that was renewed meanwhile, by the page that came after, stays.
 * With `inSeconds` it ends a little later, which leaves a page that is only reloaded the time to renew it.
 */
export const slotRelease = v.strictObject({
  holder,
  expiresAt: instant,
  inSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
});
export type SlotRelease = v.InferInput<typeof slotRelease>;
