import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { findOwnRequest } from './find-own-request.ts';
import { settle } from '../../../loading/settle.ts';

/** A slot that may be the person’s own; an object, so that it can be checked again. */
interface Doubted {
  readonly slot: string | null;
}

/**
 * Whether the signed-in client already has the slot of the URL, or the `doubted` one: it may be taken by a request
 * from another tab. `own` is undefined until that is known.
 */
export function useOwnRequest(professionalId: string, slot: string | null) {
  const { http } = usePlatform();
  const isClient = useSessionUser()?.role === 'client';
  const [doubted, doubt] = useState<Doubted>({ slot });
  const [answer, setAnswer] = useState<{ readonly doubted: Doubted; readonly own: Appointment | null }>();
  useEffect(() => {
    if (!isClient || doubted.slot === null) return undefined;
    const controller = new AbortController();
    settle(findOwnRequest(http, professionalId, doubted.slot, controller.signal)).then(
      (found) => setAnswer({ doubted, own: found.ok ? found.value : null }), // unknown: the API answers a repeated request with the first one
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [http, professionalId, doubted, isClient]);
  const isAsked = isClient && doubted.slot !== null && slot === doubted.slot;
  return { own: isAsked ? (answer?.doubted === doubted ? answer.own : undefined) : null, doubt };
}
