import type { SlotRule } from 'shared-contracts/schemas/slots-explained';
import { limitReached } from './limits.ts';
import type { Refusals } from './refusals.ts';
import { dayAt, offsetAt, offsetIndexAt, zoneOffsets } from './zone-offsets.ts';
import type { ZoneOffsets } from './zone-offsets.ts';
import type { Busy, DayRange, HourGroup, Schedule } from './types.ts';

/** All minutes are UTC, counted from the epoch. */
export interface SlotWindow {
  /** Slots start at `from` or later and before `to`. */
  readonly from: number;
  readonly to: number;
  /** The present; decides minimum notice and horizon. */
  readonly now: number;
  /** Bits of the requested call types; all when missing. A matching slot is returned with all its call types. */
  readonly types?: number;
  /** At most so many slots. */
  readonly limit?: number;
  /** Filled with why no slot starts at the other minutes of the window; then without a limit. */
  readonly refusals?: Refusals;
}

/** Free slots in time order: the minute each starts at, and the bits of the call types it can be booked for. */
export interface FreeSlots {
  readonly starts: number[];
  readonly types: number[];
}

const DAY = 1440;
const ALL_TYPES = 7;
const STEPS = [60, 30, 20, 15, 10, 5];

/** Starts are rounded to the first of these minutes that divides the slot length; to the minute when none does. */
export const stepOf = (slotMinutes: number): number => STEPS.find((step) => slotMinutes % step === 0) ?? 1;

/**
 * The slots that a professional offers in a window (booking-rules.md). Hours are the instants whose local time lies in a range, so an
 * hour that the clock skips is not offered and one that it repeats is offered twice. A day's hours are not joined to the next day's.
 * Buffers are kept free after the slot itself and after each busy interval. `counted` are the appointments that count towards the limits.
 */
export function freeSlots(schedule: Schedule, busy: Busy, window: SlotWindow, counted: Busy = []): FreeSlots {
  const { now, limit = Infinity, types = ALL_TYPES, refusals } = window;
  const found: FreeSlots = { starts: [], types: [] };
  const notBefore = now + schedule.minimumNoticeMinutes;
  if (refusals) refuseByDay(schedule, window, refusals);
  // Explanations cover days outside notice and horizon too. Otherwise the window is clamped: the year 9999 would need the offsets of eight
  // thousand years.
  const from = refusals ? window.from : Math.max(window.from, notBefore);
  const to = refusals ? window.to : Math.min(window.to, now + (schedule.horizonDays + 2) * DAY);
  if (from >= to) return found;
  const offsets = zoneOffsets(schedule.timeZone, Math.min(now, from) - 2 * DAY, to + 2 * DAY);
  const firstDay = Math.max(dayAt(offsets, from) - 1, refusals ? -Infinity : schedule.firstDay);
  const lastDay = lastDayOf(schedule, offsets, now);
  const finalDay = Math.min(refusals ? Infinity : lastDay, dayAt(offsets, to) + 1);
  const isFull = schedule.limits.length > 0 ? limitReached(schedule, counted) : undefined;
  const scan: Scan = {
    schedule,
    busy,
    offsets,
    step: stepOf(schedule.slotMinutes),
    notBefore,
    from: window.from,
    to,
    types,
    refusals,
    cursor: 0,
    steadyFrom: Infinity,
    steadyTo: -Infinity,
    shift: 0,
  };

  for (let day = firstDay; day <= finalDay && found.starts.length < limit; day += 1) {
    const groups = hoursOn(schedule, day);
    if (!refusals && !groups.some((group) => group.types & types)) continue;
    const before = found.starts.length;
    const cursor = scan.cursor;
    for (const group of groups) {
      scan.cursor = cursor;
      scanDay(scan, day, group, found);
    }
    if (groups.length > 1) uniteFrom(found, before, types);
    const rule = day > lastDay ? 'horizon' : day < schedule.firstDay ? 'notYet' : isFull?.(day) ? 'limit' : undefined;
    if (rule) withdrawFrom(found, before, rule, refusals);
  }
  if (found.starts.length > limit) {
    found.starts.length = limit;
    found.types.length = limit;
  }
  for (const start of found.starts) refusals?.clear(start);
  return found;
}

/** Rules that do not depend on the hours of a day. */
function refuseByDay(schedule: Schedule, { from, to, now }: SlotWindow, refusals: Refusals): void {
  const offsets = zoneOffsets(schedule.timeZone, Math.min(from, now), Math.max(to, now));
  const lastDay = lastDayOf(schedule, offsets, now);
  for (let minute = from; minute < to; minute += 1) {
    const day = dayAt(offsets, minute);
    const exception = schedule.exceptions.get(day);
    refusals.add(minute, minute + 1, exception?.length === 0 ? 'closed' : exception ? 'exception' : 'hours');
    if (day < schedule.firstDay) refusals.add(minute, minute + 1, 'notYet');
    if (day > lastDay) refusals.add(minute, minute + 1, 'horizon');
  }
  refusals.add(from, now + schedule.minimumNoticeMinutes, 'notice');
  refusals.add(from, now, 'past');
}

/** The hours of a local day since the epoch: an exception replaces those of the week whole. */
const hoursOn = (schedule: Schedule, day: number): readonly HourGroup[] =>
  schedule.exceptions.get(day) ?? schedule.week[(((day + 3) % 7) + 7) % 7] ?? [];

/** The last local day that can be booked. */
const lastDayOf = ({ horizonDays }: Schedule, offsets: ZoneOffsets, now: number): number =>
  dayAt(offsets, now) + horizonDays;

interface Scan {
  readonly schedule: Schedule;
  readonly busy: Busy;
  readonly offsets: ZoneOffsets;
  readonly step: number;
  readonly notBefore: number;
  readonly from: number;
  readonly to: number;
  readonly types: number;
  readonly refusals: Refusals | undefined;
  /** Cached range in which the offset is `shift`; empty at first. */
  steadyFrom: number;
  steadyTo: number;
  shift: number;
  /** First busy interval that may still matter; it only moves forward. */
  cursor: number;
}

function scanDay(scan: Scan, day: number, group: HourGroup, found: FreeSlots): void {
  const { at, offset } = scan.offsets;
  const midnight = day * DAY;
  // A local day lies within [midnight - 14 h, midnight + 40 h) UTC of its own number; on most days one offset covers it.
  const [opens, closes] = [midnight - 14 * 60, midnight + 40 * 60];
  if (opens >= scan.steadyFrom && closes < scan.steadyTo) {
    const utc = midnight - scan.shift;
    for (const { start, end } of group.ranges) scanPiece(scan, group.types, utc + start, utc + end, true, found);
    return;
  }
  const first = offsetIndexAt(scan.offsets, opens);
  const last = offsetIndexAt(scan.offsets, closes);
  scan.steadyFrom = at[last] ?? -Infinity;
  scan.steadyTo = at[last + 1] ?? Infinity;
  scan.shift = offset[last] ?? 0;
  for (const piece of piecesAcross(group.ranges, midnight, first, last, at, offset)) {
    scanPiece(scan, group.types, piece.start, piece.end, false, found);
  }
}

/** The same hours around a clock change: cut at the change, then merged where the instants touch. */
function piecesAcross(
  ranges: readonly DayRange[],
  midnight: number,
  first: number,
  last: number,
  at: readonly number[],
  offset: readonly number[],
): DayRange[] {
  const pieces: { start: number; end: number }[] = [];
  for (let index = first; index <= last; index += 1) {
    const shift = offset[index] ?? 0;
    const begins = index === first ? -Infinity : (at[index] ?? -Infinity);
    const ends = index === last ? Infinity : (at[index + 1] ?? Infinity);
    for (const range of ranges) {
      const start = Math.max(midnight - shift + range.start, begins);
      const end = Math.min(midnight - shift + range.end, ends);
      if (start >= end) continue;
      const previous = pieces.at(-1);
      if (previous?.end === start) previous.end = end;
      else pieces.push({ start, end });
    }
  }
  return pieces;
}

function scanPiece(scan: Scan, types: number, start: number, end: number, isSteady: boolean, found: FreeSlots): void {
  const { busy, offsets, step, from, to } = scan;
  const { slotMinutes, bufferMinutes } = scan.schedule;
  const wanted = types & scan.types;
  const needed = slotMinutes + bufferMinutes;
  if (end <= from || start >= to) return;
  if (scan.refusals) refuseInHours(scan, wanted, start, end);
  if (wanted === 0 && scan.refusals) return;
  let cursor = scan.cursor;
  let slot = roundUp(offsets, step, Math.max(start, scan.notBefore));
  while (slot + needed <= end && slot < to) {
    if (slot >= from) {
      while (cursor < busy.length && (busy[cursor + 1] ?? 0) + bufferMinutes <= slot) cursor += 2;
      if (cursor >= busy.length || (busy[cursor] ?? 0) >= slot + needed) {
        found.starts.push(slot);
        found.types.push(types);
      } else scan.refusals?.add(slot, slot + 1, ruleOf(scan, cursor, slot));
    }
    // The step divides the length: while the clock does not change, one round start follows the other.
    slot = isSteady ? slot + slotMinutes : roundUp(offsets, step, slot + slotMinutes);
  }
  scan.cursor = cursor;
}

/** Refusals of a range of hours by rules that do not depend on appointments: slot starts, the buffer and the end of the range. */
function refuseInHours({ refusals, schedule }: Scan, wanted: number, start: number, end: number): void {
  const { slotMinutes, bufferMinutes } = schedule;
  if (wanted === 0) return refusals?.add(start, end, 'callType');
  const last = Math.max(start, end - slotMinutes + 1);
  refusals?.add(start, end, 'between');
  refusals?.add(Math.max(start, last - bufferMinutes), last, 'buffer');
  refusals?.add(last, end, 'short');
}

/** The rule that blocks the slot: its own time is taken, or only its buffer. */
function ruleOf({ busy, schedule: { slotMinutes }, refusals }: Scan, cursor: number, slot: number): SlotRule {
  let rule: SlotRule = 'buffer';
  for (let index = cursor; index < busy.length && (busy[index] ?? 0) < slot + slotMinutes; index += 2) {
    const [start = 0, end = 0] = [busy[index], busy[index + 1]];
    if (end > slot) rule = refusals?.ruleOf({ start, end }) ?? 'taken';
    // Another calendar may hold the time of an appointment too.
    if (rule === 'taken' || rule === 'held') return rule;
  }
  return rule;
}

/** Up to the next multiple of `step` in local time. */
function roundUp(offsets: ZoneOffsets, step: number, minute: number): number {
  const over = (((minute + offsetAt(offsets, minute)) % step) + step) % step;
  if (over === 0) return minute;
  const rounded = minute + step - over;
  // The clock may have changed on the way (Lord Howe moves by half an hour): then round again from the change.
  return offsetAt(offsets, rounded) === offsetAt(offsets, minute)
    ? rounded
    : roundUp(offsets, step, changeBefore(offsets, rounded));
}

const changeBefore = (offsets: ZoneOffsets, minute: number): number =>
  offsets.at[offsetIndexAt(offsets, minute)] ?? minute;

/** Removes the slots from `index` on, because a rule refuses their whole day. */
function withdrawFrom(found: FreeSlots, index: number, rule: SlotRule, refusals: Refusals | undefined): void {
  for (const start of found.starts.splice(index)) refusals?.add(start, start + 1, rule);
  found.types.length = index;
}

/**
 * Orders the slots from `index` on, joins the call types of slots that start together, and drops those without a
 * requested type.
 */
function uniteFrom(found: FreeSlots, index: number, asked: number): void {
  const byStart = new Map<number, number>();
  for (let i = index; i < found.starts.length; i += 1) {
    const start = found.starts[i] ?? 0;
    byStart.set(start, (byStart.get(start) ?? 0) | (found.types[i] ?? 0));
  }
  const united = [...byStart].sort(([a], [b]) => a - b);
  found.starts.length = index;
  found.types.length = index;
  for (const [start, types] of united) {
    if ((types & asked) === 0) continue;
    found.starts.push(start);
    found.types.push(types);
  }
}
