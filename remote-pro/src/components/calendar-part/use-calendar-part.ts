import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { useCalendarRetry } from 'shared-ui/domain/appointments/calendar/use-calendar-retry.tsx';
import type { CalendarEntry, CalendarRange } from 'shared-ui/domain/calendar/calendar-entry.ts';
import type { TranslateAppointments } from 'shared-ui/domain/texts/translate.ts';

/**
 * A part without which a calendar is shown all the same: when it cannot be fetched it has no entries, and `notice` says what is missing
 * (`failed`). `read` must be stable.
 */
export function useCalendarPart(
  read: (range: CalendarRange) => Promise<readonly CalendarEntry[]>,
  translate: TranslateAppointments,
  failed: string,
) {
  const { telemetry } = usePlatform();
  const { succeed, fail, notice } = useCalendarRetry(translate, failed);
  const load = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      try {
        const entries = await read(range);
        succeed();
        return entries;
      } catch (error) {
        if (wasCancelled(error)) throw error;
        fail();
        telemetry.error(error, { place: 'part of a calendar' });
        return [];
      }
    },
    [read, succeed, fail, telemetry],
  );
  return { load, notice };
}
