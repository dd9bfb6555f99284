import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { findOwnRequest } from './find-own-request.ts';
import { settle } from '../../../loading/settle.ts';

/** A slot that may be the person’s own; an object, so that it can be checked again. */
interface RecheckedSlot {
  readonly slot: string | null;
}

/**
 * Whether the signed-in client already has the slot of the URL, or the `rechecked` one: it may be taken by a request
 * from another tab. `own` is undefined until that is known.
 */
export function useOwnRequest(professionalId: string, slot: string | null) {
  const { http } = usePlatform();
  const isClient = useSessionUser()?.role === 'client';
  const [rechecked, recheck] = useState<RecheckedSlot>({ slot });
  const [answer, setAnswer] = useState<{ readonly rechecked: RecheckedSlot; readonly own: Appointment | null }>();
  useEffect(() => {
    if (!isClient || rechecked.slot === null) return undefined;
    const controller = new AbortController();
    settle(findOwnRequest(http, professionalId, rechecked.slot, controller.signal)).then(
      (found) => setAnswer({ rechecked, own: found.ok ? found.value : null }), // unknown: the API answers a repeated request with the first one
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [http, professionalId, rechecked, isClient]);
  const isAsked = isClient && rechecked.slot !== null && slot === rechecked.slot;
  return { own: isAsked ? (answer?.rechecked === rechecked ? answer.own : undefined) : null, recheck };
}
