import type { Slot } from 'shared-contracts/schemas/availability';
import { freeSlots } from './free-slots.ts';
import type { Diary } from './read-diaries.ts';
import { typesOf } from './schedule.ts';

const MINUTE = 60_000;

/** Free slots of a diary as they go over the wire. */
export function slotsOf(
  diary: Diary,
  window: { from: number; to: number; now: number; limit?: number | undefined; types?: number | undefined },
): Slot[] {
  const { types, ...rest } = window;
  const found = freeSlots(diary.schedule, diary.busy, types === undefined ? rest : { ...rest, types }, diary.counted);
  return found.starts.map((start, index) => ({
    startsAt: new Date(start * MINUTE).toISOString(),
    endsAt: new Date((start + diary.slotMinutes) * MINUTE).toISOString(),
    callTypes: typesOf(found.types[index] ?? 0),
  }));
}
