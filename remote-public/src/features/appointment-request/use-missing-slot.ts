import { useEffect, useEffectEvent } from 'react';
import { daysAfter, localDate, type WeekOfSlots } from './use-week-of-slots.ts';

/** Tells when the free times of the week from a date are there and a time of that week is not among them. */
export function useMissingSlot(
  week: WeekOfSlots | undefined,
  from: string,
  startsAt: string | null,
  onMissing: () => void,
): void {
  const slots = week?.ok === true ? week.value?.slots : undefined;
  const at = startsAt === null ? undefined : new Date(startsAt);
  const isMissing =
    slots !== undefined &&
    at !== undefined &&
    from <= localDate(at) &&
    localDate(at) < daysAfter(from, 7) &&
    !slots.some((slot) => Date.parse(slot.startsAt) === at.getTime());
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing, startsAt]);
}
