import type { Section } from '../section.ts';
import { callsBesideRaw } from './calls-beside-raw.ts';
import type { MeasuredApi } from './measured-api.ts';
import { racingBookings } from './racing-bookings.ts';
import { sizedCalls } from './sized-calls.ts';
import { timed } from './timed.ts';

/** Override with `BENCH_SIZES=1000,10000,100000`: generating a million takes a quarter of an hour. */
export const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);
/** Size for the load and the race, or the largest size below it. */
export const LOADED = 100_000;
const BASE = 10_000;

/** Each call as the number of professionals grows, without the network; load and race at 100,000. */
export async function costBySize(api: MeasuredApi, counts: readonly number[]): Promise<Section[]> {
  const loaded = counts.findLast((count) => count <= LOADED);
  const largest = counts.at(-1) ?? 0;
  const measured = new Map<string, { growth: number | undefined; costs: Map<number, number> }>();
  const beside: Section[] = [];
  for (const count of counts) {
    await api.grow(count);
    for (const { name, growth, run } of await sizedCalls(api)) {
      const { costs } = measured.get(name) ?? { costs: new Map<number, number>() };
      measured.delete(name); // keeps the rows in the order of the largest size, which has them all
      measured.set(name, { growth, costs: costs.set(count, await timed(run)) });
    }
    if (count === loaded) beside.push(await callsBesideRaw(api, count), await racingBookings(api, count));
  }
  const ratio = (costs: ReadonlyMap<number, number>) => {
    const [last, base] = [costs.get(largest), costs.get(BASE)];
    return last === undefined || base === undefined || largest <= BASE ? '–' : last / base;
  };
  return [
    {
      title: `Cost by number of professionals, ${api.databaseUrl === '' ? 'PGlite' : 'PostgreSQL'}`,
      note: `One call at a time inside the API's process, transaction and policies included; milliseconds, medians of 15. The budget is that of a million beside 10,000.`,
      columns: [
        'call',
        ...counts.map((count) => count.toLocaleString('en')),
        `${largest.toLocaleString('en')} ÷ ${BASE.toLocaleString('en')}`,
        'budget',
      ],
      rows: [...measured].map(([name, { growth = '–', costs }]) => [
        name,
        ...counts.map((count) => costs.get(count) ?? '–'),
        ratio(costs),
        growth,
      ]),
    },
    ...beside,
  ];
}
