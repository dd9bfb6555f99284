import * as v from 'valibot';
import { id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

/**
 * Token of a slot hold: a random UUID made by the browser, shared by its tabs and otherwise secret. With it, the caller's own holds count as free.
 */
const holder = id;

/**
 * Body of POST /slots/hold: holds the slot, or renews the hold. `awaitsMail`, while a confirmation mail is awaited, holds it for the longest time at
 * once.
 */
export const slotHoldRequest = v.strictObject({
  holder,
  professionalId: id,
  startsAt: instant,
  callType,
  awaitsMail: v.optional(v.boolean(), false),
});
export type SlotHoldRequest = v.InferInput<typeof slotHoldRequest>;

/** Answer of POST /slots/hold. `seconds` is the remaining time, for devices with a wrong clock. */
export const slotHold = v.object({ expiresAt: instant, seconds: v.number() });
export type SlotHold = v.InferOutput<typeof slotHold>;

/**
 * Body of POST /slots/release. `expiresAt` identifies the released hold: one that was renewed since, by the next page, stays. `inSeconds` delays the
 * release, so that a reloaded page can renew it.
 */
export const slotRelease = v.strictObject({
  holder,
  expiresAt: instant,
  inSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
});
export type SlotRelease = v.InferInput<typeof slotRelease>;
