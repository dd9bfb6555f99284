import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { fetchSlots } from '../../data/fetch-slots.ts';
import { settle } from '../../data/settle.ts';

const TWO_WEEKS = 14 * 86_400_000;

interface Offer {
  readonly asked: string;
  readonly isFree: boolean;
  readonly nearest: readonly Slot[];
}

/**
 * Whether a slot from a link can still be had; undefined while nobody knows. When the API cannot say, the answer is left to
 * the moment of sending.
 */
export function useSlotOffer(
  professionalId: string,
  startsAt: string | null,
  callType: CallType | null,
): Offer | undefined {
  const { http } = usePlatform();
  const [offer, setOffer] = useState<Offer>();
  const asked = `${professionalId} ${startsAt ?? ''} ${callType ?? ''}`;
  useEffect(() => {
    if (startsAt === null) return undefined;
    const controller = new AbortController();
    const from = Math.max(new Date(startsAt).getTime(), Date.now());
    const query = {
      professionalIds: [professionalId],
      from: new Date(from).toISOString(),
      to: new Date(from + TWO_WEEKS).toISOString(),
      ...(callType === null ? {} : { callType }),
      limit: 4,
    };
    settle(fetchSlots(http, query, controller.signal)).then(
      (found) => {
        if (!found.ok) return;
        const { slots = [], next = null } = found.value[0] ?? {};
        const isFree = slots.some((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt));
        setOffer({ asked, isFree, nearest: slots.length > 0 || next === null ? slots : [next] });
      },
      () => undefined, // aborted: another slot is being asked for
    );
    return () => controller.abort();
  }, [http, professionalId, startsAt, callType, asked]);
  return offer?.asked === asked ? offer : undefined;
}
