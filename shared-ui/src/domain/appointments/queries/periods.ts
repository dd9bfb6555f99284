import { instantOf, wallTimeOf } from 'shared-contracts/formats/time/wall-time';

/** Filters of pending requests (specification, section 2). */
export const periods = ['today', 'week', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

/** The period in a URL; `all` by default. */
export const periodOf = (value: string | null): Period => periods.find((period) => period === value) ?? 'all';

/**
 * The calendar day, week (Monday first) or month around `now` on the clocks of a time zone, as half-open instants;
 * undefined for `all`.
 */
export function periodRange(period: Period, now: Date, timeZone: string): { from: string; to: string } | undefined {
  if (period === 'all') return undefined;
  // Calendar arithmetic, in UTC: no day of it has another length.
  const today = new Date(`${wallTimeOf(now.getTime(), timeZone).slice(0, 10)}T00:00:00Z`);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const monday = day - ((today.getUTCDay() + 6) % 7);
  const startOf = (...date: [year: number, month: number, day: number]): string =>
    instantOf(new Date(Date.UTC(...date)).toISOString().slice(0, 19), timeZone);
  const bounds = {
    today: [startOf(year, month, day), startOf(year, month, day + 1)],
    week: [startOf(year, month, monday), startOf(year, month, monday + 7)],
    month: [startOf(year, month, 1), startOf(year, month + 1, 1)],
  } as const;
  const [from, to] = bounds[period];
  return { from, to };
}
