import type { HttpClient } from 'shared-contracts/platform/http-client';
import { slotHold, type SlotHold, type SlotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import { oneOf } from 'shared-contracts/schemas/wire';
import { object } from 'valibot';
import { makeSlotHolder, slotHolder } from '../../../booking/slot-holder.ts';

const held = oneOf(slotHold);
const nothing = oneOf(object({}));

/**
 * Holds a slot for this browser, or renews the hold. @throws ProblemError SLOT_TAKEN and the like, with the nearest
 * free slots
 */
export async function holdSlot(
  http: HttpClient,
  slot: Omit<SlotHoldRequest, 'holder'>,
  signal?: AbortSignal,
): Promise<SlotHold> {
  const body = { ...slot, holder: makeSlotHolder() };
  const { data } = await http.request('POST', '/slots/hold', held, { body, ...(signal && { signal }) });
  return data;
}

/** Releases a hold, also while the page unloads. If that fails, the hold expires. */
export async function releaseSlot(http: HttpClient, { expiresAt }: SlotHold, inSeconds = 0): Promise<void> {
  const body = { holder: slotHolder(), expiresAt, inSeconds };
  await http.request('POST', '/slots/release', nothing, { body, keepalive: true }).catch(() => undefined);
}
