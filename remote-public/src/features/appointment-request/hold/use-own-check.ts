import { useEffect, type Dispatch } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { settle } from '../../../loading/settle.ts';
import type { BookingEvent, OwnCheck } from '../booking-state.ts';
import { findOwnRequest } from './find-own-request.ts';

/** Whether the signed-in client already has a request for the slot: it may come from another tab. */
export function useOwnCheck(professionalId: string, check: OwnCheck | null, dispatch: Dispatch<BookingEvent>): void {
  const { http } = usePlatform();
  useEffect(() => {
    if (check === null || check.slot === null) return undefined;
    const controller = new AbortController();
    settle(findOwnRequest(http, professionalId, check.slot, controller.signal)).then(
      // Unknown: the API answers a repeated request with the first one.
      (found) => dispatch({ kind: 'checked', check, request: found.ok ? found.value : null }),
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [http, professionalId, check, dispatch]);
}
