import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Slot } from 'shared-contracts/schemas/availability';
import { findSlots } from './find-slots.ts';

/** Finds the times within a window at which an appointment could take place instead. */
export function useFreeSlots({
  id: moving,
  professionalId,
  callType,
}: Pick<Appointment, 'id' | 'professionalId' | 'callType'>) {
  const { http } = usePlatform();
  return useCallback(
    async (window: { readonly from: string; readonly to: string }, signal: AbortSignal): Promise<readonly Slot[]> =>
      (await findSlots(http, { professionalIds: [professionalId], callType, moving, limit: 2000, ...window }, signal))
        ?.slots ?? [],
    [http, professionalId, callType, moving],
  );
}
