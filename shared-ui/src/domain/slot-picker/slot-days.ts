export interface DayOfSlots<S> {
  /** `YYYY-MM-DD` in the displayed time zone. */
  readonly date: string;
  readonly slots: readonly S[];
}

const DAY = 86_400_000;

/** The calendar date `count` days after `date`, both `YYYY-MM-DD`: plain calendar arithmetic, without a time zone. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Groups slots by their day in `timeZone`; empty days are kept, slots outside are dropped. */
export function daysOfSlots<S extends { readonly startsAt: string }>(
  slots: readonly S[],
  from: string,
  days: number,
  timeZone: string,
): readonly DayOfSlots<S>[] {
  // en-CA writes calendar dates as YYYY-MM-DD.
  const dateIn = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const byDate = new Map<string, S[]>(Array.from({ length: days }, (_, index) => [addDays(from, index), []]));
  for (const slot of [...slots].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    byDate.get(dateIn.format(new Date(slot.startsAt)))?.push(slot);
  }
  return [...byDate].map(([date, found]) => ({ date, slots: found }));
}
