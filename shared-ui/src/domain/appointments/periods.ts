/** Filters of pending requests (specification, section 2). */
export const periods = ['today', 'week', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

/** The period in a URL; `all` by default. */
export const periodOf = (value: string | null): Period => periods.find((period) => period === value) ?? 'all';

/**
 * The calendar day, week (Monday first) or month around `now` in the device's zone, as half-open instants; undefined for `all`.
 */
export function periodRange(period: Period, now: Date): { from: string; to: string } | undefined {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const monday = day - ((now.getDay() + 6) % 7);
  const bounds = {
    today: [new Date(year, month, day), new Date(year, month, day + 1)],
    week: [new Date(year, month, monday), new Date(year, month, monday + 7)],
    month: [new Date(year, month, 1), new Date(year, month + 1, 1)],
  } as const;
  if (period === 'all') return undefined;
  const [from, to] = bounds[period];
  return { from: from.toISOString(), to: to.toISOString() };
}
