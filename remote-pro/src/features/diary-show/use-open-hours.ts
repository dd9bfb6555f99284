import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { CalendarEntry, CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { noneIfRefused } from '../../components/closed-days/none-if-refused.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { datesBetween } from '../../model/date-of.ts';
import { closedHours, firstHour } from './closed-hours.ts';

/** The closed time of a range, and the hour at which the day begins. `load` is replaced when hours or exceptions change. */
export function useOpenHours(timeZone: string) {
  const { http } = usePlatform();
  const { data: rules } = useSuspenseQuery(practiceQueries(http).rules());
  const queryOf = useCallback(
    (range: CalendarRange) => practiceQueries(http).exceptionsIn(timeZone, range),
    [http, timeZone],
  );
  const { load: loadExceptions } = useRangeQuery(queryOf);
  const load = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      // What is missing is said with the closed days, which have the same query.
      const exceptions = await loadExceptions(range).catch(noneIfRefused);
      const [first = '', end = ''] = [range.start, range.end].map((at) => wallTimeOf(at, timeZone).slice(0, 10));
      return closedHours(datesBetween(first, end), rules, exceptions, timeZone);
    },
    [loadExceptions, rules, timeZone],
  );
  return { load, scrollTime: firstHour(rules) };
}
