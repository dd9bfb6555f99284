import type { Slot } from 'shared-contracts/schemas/slots';
import { freeSlots } from './free-slots.ts';
import type { FreeSlots } from './free-slots.ts';
import { instants } from './instants.ts';
import type { OpenDiary } from './open-diary.ts';
import { typesOf } from './schedule.ts';

interface Window {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly limit?: number | undefined;
  readonly types?: number | undefined;
}

/** Free slots of a diary. */
export function freeIn(diary: OpenDiary, { types, ...window }: Window): FreeSlots {
  return freeSlots(diary.schedule, diary.busy, types === undefined ? window : { ...window, types }, diary.counted);
}

/** The same as they go over the wire. */
export function slotsOf(diary: OpenDiary, window: Window): Slot[] {
  const found = freeIn(diary, window);
  const instantOf = instants();
  return found.starts.map((start, index) => ({
    startsAt: instantOf(start),
    endsAt: instantOf(start + diary.schedule.slotMinutes),
    callTypes: typesOf(found.types[index] ?? 0),
  }));
}
