import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { offerOf, openFor } from '../availability/open-diary.ts';
import type { Diary } from '../availability/types.ts';
import { dayNumber, typeBits, typesOf } from '../availability/schedule.ts';
import { freeIn } from '../availability/slots-of.ts';
import { offsetAt, utcOf, zoneOffsets } from '../availability/zone-offsets.ts';
import { offerEnd } from './offer-end.ts';

const MINUTE = 60_000;
const DAY = 1440;

/** An entry that waits, with the clock of its client. */
export interface Waiting {
  readonly id: string;
  readonly clientId: string;
  readonly consultationId: string;
  readonly firstDay: string;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly callTypes: readonly CallType[];
  readonly endsAt: Date;
  readonly timeZone: string;
  /** What was offered to this client before. */
  readonly offered: readonly Date[];
  /** The client's own appointments, whoever with: from and to, in minutes since the epoch. */
  readonly taken: readonly (readonly [number, number])[];
}

export interface OfferedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly callTypes: CallType[];
  readonly until: Date;
}

/** The first free time that fits an entry and that its client was never offered and is free at. */
export function findTime(diary: Diary, entry: Waiting, now: Date): OfferedTime | undefined {
  const offer = offerOf(diary, entry);
  if (!offer) return undefined;
  const open = openFor(diary, offer);
  const present = Math.floor(now.getTime() / MINUTE);
  const to = Math.ceil(entry.endsAt.getTime() / MINUTE);
  const offsets = zoneOffsets(diary.timeZone, present, to);
  const from = Math.max(present, utcOf(offsets, dayNumber(entry.firstDay) * DAY));
  if (from >= to) return undefined;
  const wanted = typeBits(entry.callTypes);
  const { starts, types } = freeIn(open, { from, to, now: present, types: wanted });
  const [opens, closes] = [minutesOf(entry.fromTime), minutesOf(entry.untilTime)];
  const before = new Set(entry.offered.map((startsAt) => startsAt.getTime()));
  for (const [index, start] of starts.entries()) {
    const clock = (start + offsetAt(offsets, start)) % DAY;
    const startsAt = new Date(start * MINUTE);
    if (clock < opens || clock >= closes || before.has(startsAt.getTime())) continue;
    if (entry.taken.some(([begins, ends]) => begins < start + offer.minutes && start < ends)) continue;
    const until = offerEnd(now, startsAt, entry.timeZone);
    if (!until) continue;
    const endsAt = new Date((start + offer.minutes) * MINUTE);
    return { startsAt, endsAt, callTypes: typesOf((types[index] ?? 0) & wanted), until };
  }
  return undefined;
}

/** The moment at which a window of days and hours is over, on the clock of the practice. */
export function windowEnd(timeZone: string, lastDay: string, untilTime: string): Date {
  const local = dayNumber(lastDay) * DAY + minutesOf(untilTime);
  return new Date(utcOf(zoneOffsets(timeZone, local - DAY, local + DAY), local) * MINUTE);
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
