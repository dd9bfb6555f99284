import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { CalendarEntry, CalendarRange } from 'shared-ui/domain/calendar/calendar-entry.ts';
import type { TranslateAppointments } from 'shared-ui/domain/texts/translate.ts';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { calendarQueries } from '../../data/practice/calendars.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { useCalendarPart } from '../calendar-part/use-calendar-part.ts';

/** Busy times of the professional's other calendars as read-only events; fetched anew when one was read. */
export function useBusyTimes(translate: TranslateAppointments) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http, events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('calendar.', () => void refreshPractice(client)), [events, client]);
  const queryOf = useCallback((range: CalendarRange) => calendarQueries(http).busyIn(range), [http]);
  const { load: loadRows } = useRangeQuery(queryOf);
  const load = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const rows = await loadRows(range);
      return rows.map(({ id, calendar, startsAt, endsAt }) => ({
        ...{ id, start: startsAt, end: endsAt, allDay: false, tone: 'neutral', isEditable: false },
        title: t('busy', { name: calendar }),
      }));
    },
    [loadRows, t],
  );
  return useCalendarPart(load, translate, t('busyFailed'));
}
