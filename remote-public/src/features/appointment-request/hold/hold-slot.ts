import type { HttpClient } from 'shared-contracts/platform/http-client';
import { slotHold, type SlotHold, type SlotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import { oneOf } from 'shared-contracts/schemas/wire';
import { object } from 'valibot';
import { makeSlotHolder } from '../../../booking/slot-holder.ts';

const held = oneOf(slotHold);
const nothing = oneOf(object({}));

/** A hold with the token that releases it, which this browser forgets when its person signs out. */
export type OwnHold = SlotHold & Pick<SlotHoldRequest, 'holder'>;

/** A hold that is asked for while another one is being given back waits for it: it may be of the same slot, with another token. */
let releasing: Promise<unknown> | undefined;

/**
 * Holds a slot for this browser, or renews the hold. @throws ProblemError SLOT_TAKEN and the like, with the nearest
 * free slots
 */
export async function holdSlot(
  http: HttpClient,
  slot: Omit<SlotHoldRequest, 'holder'>,
  signal?: AbortSignal,
): Promise<OwnHold> {
  if (releasing) await releasing;
  const holder = makeSlotHolder();
  const body = { ...slot, holder };
  const { data } = await http.request('POST', '/slots/hold', held, { body, ...(signal && { signal }) });
  return { ...data, holder };
}

/** Releases a hold, also while the page unloads. If that fails, the hold expires. */
export async function releaseSlot(http: HttpClient, { holder, expiresAt }: OwnHold, inSeconds = 0): Promise<void> {
  const body = { holder, expiresAt, inSeconds };
  const own = http.request('POST', '/slots/release', nothing, { body, keepalive: true }).catch(() => undefined);
  releasing = own;
  await own;
  if (releasing === own) releasing = undefined;
}
