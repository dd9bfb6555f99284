import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import type { DayGroup } from './day-group.ts';
import { noneIfRefused } from './none-if-refused.ts';

/**
 * What the dates are already set to, apart from the days that are being changed. `areNews` resolves to whether some of
 * it has not been shown yet; it must be shown before it is replaced.
 */
export function useReplacedDays(dates: readonly string[], group: Pick<DayGroup, 'days'> | undefined) {
  const { http } = usePlatform();
  const client = useQueryClient();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const query = practiceQueries(http).exceptionsOn(first, last);
  const { data = [] } = useQuery({ ...query, ...(first === '' ? { queryFn: skipToken } : {}) });
  const othersOf = (rows: readonly ExceptionRow[]) =>
    rows.filter(({ date }) => dates.includes(date) && group?.days.every((day) => day.date !== date) !== false);
  const replaced = othersOf(data);
  const areNews = async () => {
    // A failed check does not stop the days from being saved.
    const found = first === '' ? [] : await client.fetchQuery(query).catch(noneIfRefused);
    return othersOf(found).some(({ id }) => !replaced.some((shown) => shown.id === id));
  };
  return { replaced, areNews };
}
