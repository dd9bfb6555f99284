import type { Slot } from 'shared-contracts/schemas/slots';
import { dateOf } from '../../model/date-of.ts';

/** Groups slots by their calendar date in a time zone, in the given order. */
export function groupByDay(
  slots: readonly Slot[],
  timeZone: string,
): { readonly date: string; readonly slots: readonly Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateOf(new Date(slot.startsAt), timeZone);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, found]) => ({ date, slots: found }));
}
