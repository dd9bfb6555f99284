import type { AddDay } from 'shared-contracts/schemas/advertising';

const DAY = 86_400_000;

type Counted = Pick<AddDay, 'day' | 'impressions' | 'clicks'>;

/** Every day from the first to the last that was counted, at most the last hundred; without a view a day has no row. */
export function allDays(counted: readonly Counted[]): readonly Counted[] {
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(counted.map((one) => [one.day, one]));
  const end = Date.parse(last.day);
  const length = Math.min(100, (end - Date.parse(first.day)) / DAY + 1);
  return Array.from({ length }, (_, index) => {
    const day = new Date(end - (length - 1 - index) * DAY).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, impressions: 0, clicks: 0 };
  });
}
