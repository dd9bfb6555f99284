import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CalendarRange } from './calendar-entry.ts';

/** What a calendar's query answers: the range that was asked for, and what lies in it. */
export interface RangeRows<T> extends CalendarRange {
  readonly rows: T[];
}

const nowhere: CalendarRange = { start: '', end: '' };

/**
 * The rows of the range that a calendar shows. `load` is what the calendar calls for each range; it becomes a new function when the rows
 * changed, which makes the calendar draw them. While another range is fetched, `rows` are those that are still shown. `queryOf` is stable.
 */
export function useRangeQuery<T, K extends QueryKey>(
  queryOf: (range: CalendarRange) => UseQueryOptions<RangeRows<T>, Error, RangeRows<T>, K>,
) {
  const client = useQueryClient();
  const [range, setRange] = useState(nowhere);
  const { data } = useQuery({ ...queryOf(range), enabled: range !== nowhere, placeholderData: keepPreviousData });
  const load = useCallback(
    async (asked: CalendarRange): Promise<readonly T[]> => {
      setRange(asked);
      const isShown = data?.start === asked.start && data.end === asked.end;
      return isShown ? data.rows : (await client.fetchQuery(queryOf(asked))).rows;
    },
    [client, queryOf, data],
  );
  return { rows: data?.rows, load };
}
