import type { Slot } from 'shared-contracts/schemas/slots';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { Problem } from '../../http/problem.ts';
import type { OpenDiary } from './open-diary.ts';
import { slotsOf } from './slots-of.ts';
import { freeSlots } from './free-slots.ts';
import { limitReached } from './limits.ts';
import { typeBit } from './schedule.ts';
import { dayIn } from './zone-offsets.ts';

const MINUTE = 60_000;
const DAY = 1440;
/** The minimum notice advances while a person fills in the form: slots offered in the last ten minutes are accepted. */
const GRACE = [0, 5, 10];

/** A requested time. */
export interface WantedTime {
  readonly startsAt: Date;
  readonly callType: CallType;
  readonly now: Date;
  /** Start of the requester's hold: the slot was offered then. */
  readonly heldFrom?: Date | undefined;
}

/** @throws Problem SLOT_IN_PAST, SLOT_NOT_OFFERED (422) or SLOT_TAKEN (409); the last two name the nearest free slots. */
export function requireOffered(diary: OpenDiary, wanted: WantedTime): void {
  const { startsAt, callType, now, heldFrom = now } = wanted;
  if (startsAt <= now) throw refusal('SLOT_IN_PAST', diary, wanted);
  const start = startsAt.getTime() / MINUTE;
  const begun = Math.floor(heldFrom.getTime() / MINUTE);
  const isOffered =
    Number.isInteger(start) &&
    GRACE.some((minutes) => {
      const window = { from: start, to: start + 1, now: begun - minutes, types: typeBit(callType) };
      return freeSlots(diary.schedule, [], window).starts.length > 0;
    });
  if (!isOffered) throw refusal('SLOT_NOT_OFFERED', diary, wanted);
  if (!isFree(diary, start, start + diary.schedule.slotMinutes) || isFull(diary, start))
    throw refusal('SLOT_TAKEN', diary, wanted);
}

/** One more appointment on that day would exceed a booking limit. */
const isFull = ({ schedule, counted, timeZone }: OpenDiary, start: number): boolean =>
  limitReached(schedule, counted)(dayIn(timeZone, start)) !== undefined;

/** Whether [start, end), buffers included, is free. Minutes since the epoch. */
export function isFree({ busy, schedule: { bufferMinutes } }: OpenDiary, start: number, end: number): boolean {
  for (let index = 0; index < busy.length; index += 2) {
    const [from = 0, to = 0] = [busy[index], busy[index + 1]];
    if (from < end + bufferMinutes && start < to + bufferMinutes) return false;
  }
  return true;
}

export function refusal(
  code: 'SLOT_IN_PAST' | 'SLOT_NOT_OFFERED' | 'SLOT_TAKEN',
  diary: OpenDiary,
  wanted: WantedTime,
): Problem {
  return new Problem(code === 'SLOT_TAKEN' ? 409 : 422, code, {
    errors: [{ pointer: '/startsAt', code }],
    details: { nearest: nearestSlots(diary, wanted) },
  });
}

/** Up to three free slots closest to the requested time, in order. */
function nearestSlots(diary: OpenDiary, { startsAt, callType, now }: WantedTime): Slot[] {
  const present = Math.floor(now.getTime() / MINUTE);
  const wanted = Math.max(Math.floor(startsAt.getTime() / MINUTE), present);
  const types = typeBit(callType);
  const window = { from: Math.max(present, wanted - 7 * DAY), to: wanted + 28 * DAY, now: present, types };
  const { starts } = freeSlots(diary.schedule, diary.busy, window, diary.counted);
  const first = firstOfNearest(starts, wanted);
  return starts.slice(first, first + 3).flatMap((start) => slotsOf(diary, { ...window, from: start, to: start + 1 }));
}

/** Index of the first of the three consecutive `starts` (sorted) that are closest to `wanted`. */
function firstOfNearest(starts: readonly number[], wanted: number): number {
  const after = starts.findIndex((start) => start >= wanted);
  let [low, high] = after === -1 ? [starts.length, starts.length] : [after, after];
  while (high - low < 3 && (low > 0 || high < starts.length)) {
    const before = low > 0 ? wanted - (starts[low - 1] ?? 0) : Infinity;
    const beyond = high < starts.length ? (starts[high] ?? 0) - wanted : Infinity;
    if (before <= beyond) low -= 1;
    else high += 1;
  }
  return low;
}
