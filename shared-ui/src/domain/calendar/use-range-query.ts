import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CalendarRange } from './calendar-entry.ts';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** Result of a calendar's query: the requested range and its rows. */
export interface RangeRows<T> extends CalendarRange {
  readonly rows: T[];
}

const nowhere: CalendarRange = { start: '', end: '' };

/**
 * The rows of a calendar's visible range. `load` is called by the calendar for each range, and is replaced when the
 * rows change, so that the calendar renders them. While another range is fetched, `rows` are the previous ones,
 * of the range `loaded`; after a failure there are none.
 * `queryOf` must be stable.
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
      if (isShown) return data.rows;
      try {
        return (await client.fetchQuery(queryOf(asked))).rows;
      } catch (error) {
        // The account has signed out, and the calendar goes with its page.
        if (wasCancelled(error)) return [];
        throw error;
      }
    },
    [client, queryOf, data],
  );
  return { rows: data?.rows, loaded: data as CalendarRange | undefined, load };
}
