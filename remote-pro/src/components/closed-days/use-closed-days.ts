import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type {
  CalendarEntry,
  CalendarMove,
  CalendarRange,
} from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import type { TranslateAppointments } from 'shared-ui/domain/texts/translate.ts';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { addDays, dateOf, dateToday } from '../../model/date-of.ts';
import { useCalendarPart } from '../calendar-part/use-calendar-part.ts';
import { dayEntry } from './day-entry.ts';
import { groupDays, type DayGroup } from './day-group.ts';
import { shownReason } from './holiday-name.ts';
import { noneIfRefused } from './none-if-refused.ts';

/** The open dialog about closed days: confirm a move, or edit some days. */
export type ClosedDaysDialog =
  | { readonly kind: 'move'; readonly move: CalendarMove; readonly group: DayGroup }
  | { readonly kind: 'write'; readonly from: string; readonly to: string; readonly group?: Pick<DayGroup, 'days'> };

/**
 * Closed days on a calendar: fetched with the visible range, with the dialog of a selection, a drag or a click. Days
 * are in `timeZone`, that of the practice.
 */
export function useClosedDays(timeZone: string, translate: TranslateAppointments) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ClosedDaysDialog>();
  const closed = t('closed');
  const queryOf = useCallback(
    (range: CalendarRange) => practiceQueries(http).exceptionsIn(timeZone, range),
    [http, timeZone],
  );
  const { rows, load: loadRows } = useRangeQuery(queryOf);
  const groups = useMemo(() => groupDays(rows ?? [], dateToday(timeZone)), [rows, timeZone]);
  const loadGroups = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const found = await loadRows(range);
      // Only for the language of their names: without them the days have the reasons they were given.
      const holidays = found.some(({ reason }) => reason !== null)
        ? await client.ensureQueryData(practiceQueries(http).holidays()).catch(noneIfRefused)
        : [];
      return groupDays(found, dateOf(new Date(), timeZone)).map((group) =>
        dayEntry(group, shownReason(group.days[0], holidays, locale) ?? closed, locale),
      );
    },
    [loadRows, client, http, timeZone, closed, locale],
  );
  const { load, notice } = useCalendarPart(loadGroups, translate, t('failed'));
  const select = (range: { readonly start: string; readonly end: string }) => {
    const today = dateOf(new Date(), timeZone);
    const [first, last] = [range.start.slice(0, 10), addDays(range.end.slice(0, 10), -1)];
    if (last < today) return toast.error(t('past'));
    setDialog({ kind: 'write', from: first < today ? today : first, to: last });
  };
  /** Returns whether the event is a group of closed days. */
  const open = (id: string): boolean => {
    const group = groups.find((one) => one.id === id);
    if (group && !group.isPast)
      setDialog({
        kind: 'write',
        from: group.days[0].date,
        to: addDays(group.days[0].date, group.days.length - 1),
        group,
      });
    return group !== undefined;
  };
  const move = (change: CalendarMove): boolean => {
    const group = groups.find((one) => one.id === change.id);
    if (group) setDialog({ kind: 'move', move: change, group });
    return group !== undefined;
  };
  return { load, notice, dialog, select, open, move, close: () => setDialog(undefined) };
}
