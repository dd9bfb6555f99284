import type { InferOutput } from 'valibot';
import type { slotsQuery } from 'shared-contracts/schemas/availability';
import { inTurns } from '../../concurrency/in-turns.ts';
import { invalidAt } from '../../http/problem.ts';
import type { Diary, Offer } from '../availability/read-diaries.ts';
import { offerOf, openFor } from '../availability/open-diary.ts';
import { freeIn } from '../availability/slots-of.ts';
import { dayNumber, typeBit } from '../availability/schedule.ts';
import { utcOf, zoneOffsets } from '../availability/zone-offsets.ts';
import type { FoundSlots } from './write-slots.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 62;
const MAX_HORIZON = 366;
const none = { starts: [], types: [] };

type Query = Omit<InferOutput<typeof slotsQuery>, 'professionalIds' | 'moving' | 'holder'>;

/** An offer, or what an appointment was booked as, whose consultation may be gone. */
type Booked = Omit<Offer, 'id'> & { readonly id: string | null };

/** The appointment that is moved. */
export type Moved = Booked & { readonly professionalId: string };

/** The last minute that can be booked. */
export const horizonOf = (present: number): number => present + MAX_HORIZON * DAY;

/** Finds the slots of diaries, one in each turn of the event loop. `present` in minutes. @throws Problem 422 for the window. */
export function findSlots(
  query: Query,
  present: number,
): (diaries: readonly Diary[], moved?: Moved) => Promise<readonly FoundSlots[]> {
  const horizon = horizonOf(present);
  const windowIn = windowOf(query, present);
  const { callType, consultationId, consultationIds = [], limit: most } = query;
  const types = callType === undefined ? undefined : typeBit(callType);

  const offerIn = (diary: Diary): Offer | undefined => {
    const wanted = consultationIds.flatMap((id) => diary.offers.find((one) => one.id === id) ?? []);
    return offerOf({ offers: wanted }, { callType }) ?? offerOf(diary, { consultationId, callType });
  };
  const answer = (diary: Diary, offer: Booked | undefined): FoundSlots => {
    const { professionalId, timeZone } = diary;
    if (!offer) return { professionalId, timeZone, consultationId: null, slotMinutes: null, found: none, next: none };
    const open = openFor(diary, offer);
    const find = (start: number, end: number, limit?: number) =>
      start < end ? freeIn(open, { from: start, to: end, now: present, limit, types }) : none;
    const { from, to } = windowIn(timeZone);
    const found = find(from, to, most);
    const next = found.starts.length > 0 ? none : find(Math.max(from, to), horizon, 1);
    return { professionalId, timeZone, consultationId: offer.id, slotMinutes: offer.minutes, found, next };
  };
  return (diaries, moved) =>
    inTurns(diaries, (diary) => answer(diary, diary.professionalId === moved?.professionalId ? moved : offerIn(diary)));
}

/** The requested window from the present on; a date is in the professional's own zone. @throws Problem 422. */
function windowOf(query: Query, present: number): (timeZone: string) => { from: number; to: number } {
  if (query.date !== undefined) {
    if (query.from !== undefined || query.to !== undefined) throw invalidAt('/date', 'INVALID');
    // Clamped, as a day in the year 9999 would need the offsets of eight thousand years.
    const today = Math.floor(present / DAY);
    const day = Math.min(Math.max(dayNumber(query.date), today - 2), today + MAX_HORIZON + 2);
    return (timeZone) => {
      const offsets = zoneOffsets(timeZone, (day - 1) * DAY, (day + 2) * DAY);
      return { from: Math.max(utcOf(offsets, day * DAY), present), to: utcOf(offsets, (day + 1) * DAY) };
    };
  }
  const asked = query.from === undefined ? present : Math.floor(Date.parse(query.from) / MINUTE);
  const from = Math.max(asked, present);
  const to = query.to === undefined ? from + MAX_DAYS * DAY : Math.ceil(Date.parse(query.to) / MINUTE);
  const start = query.from === undefined ? from : asked;
  if (to < start) throw invalidAt('/to', 'RANGE_INVALID');
  if (to - start > MAX_DAYS * DAY) throw invalidAt('/to', 'LIMIT_EXCEEDED', { limit: 'days', max: MAX_DAYS });
  return () => ({ from, to });
}
