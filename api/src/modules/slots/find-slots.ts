import type { InferOutput } from 'valibot';
import type { slotsQuery } from 'shared-contracts/schemas/slots-query';
import { inTurns } from '../../concurrency/in-turns.ts';
import { invalidAt } from '../../http/problem.ts';
import type { FreeSlots } from '../availability/free-slots.ts';
import type { Diary, Offer } from '../availability/types.ts';
import { cheapestFirst, offerOf, openFor } from '../availability/open-diary.ts';
import { freeIn } from '../availability/slots-of.ts';
import { dayNumber, typeBit } from '../availability/schedule.ts';
import { utcOf, zoneOffsets } from '../availability/zone-offsets.ts';
import { comparableFee } from '../professionals-search/comparable-fee.ts';
import type { FoundSlots } from './write-slots.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 62;
const MAX_HORIZON = 366;
const none = { starts: [], types: [] };

type Query = Omit<InferOutput<typeof slotsQuery>, 'professionalIds' | 'moving' | 'holder'>;

/** An offer, or what an appointment was booked as, whose consultation may be gone. */
type Booked = Pick<Offer, 'minutes' | 'callTypes'> & { readonly id: string | null; readonly fee?: Offer['fee'] };

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
  const { callType, consultationId, consultationIds = [], cheapest = false, feeMax, limit: most } = query;
  const types = callType === undefined ? undefined : typeBit(callType);
  const mostFrancs = feeMax === undefined ? Infinity : comparableFee(feeMax);
  const isFitted = cheapest && (query.date !== undefined || query.to !== undefined);

  /** The first of them that has a slot (in the window, where one must fit it) is answered, else the first. */
  const offersIn = (diary: Diary): readonly Offer[] => {
    const wanted = consultationIds.flatMap((id) => diary.offers.find((one) => one.id === id) ?? []);
    const chosen = offerOf({ offers: wanted }, { callType });
    if (!chosen && cheapest && consultationId === undefined) {
      const offers = cheapestFirst(diary, callType);
      const affordable = offers.filter(({ feeRank }) => feeRank <= mostFrancs);
      return affordable.length > 0 ? affordable : offers;
    }
    const offer = chosen ?? offerOf(diary, { consultationId, callType });
    return offer ? [offer] : [];
  };
  const answer = (diary: Diary, offers: readonly Booked[]): FoundSlots => {
    const { professionalId, timeZone } = diary;
    const [first] = offers;
    if (!first) return { professionalId, timeZone, consultationId: null, slotMinutes: null, found: none, next: none };
    const { from, to } = windowIn(timeZone);
    const find = (offer: Booked, start: number, end: number, limit: number) =>
      start < end ? freeIn(openFor(diary, offer), { from: start, to: end, now: present, limit, types }) : none;
    const after = (one: Booked) => find(one, Math.max(from, to), horizon, 1);
    let [offer, found, next] = [first, none as FreeSlots, none as FreeSlots];
    for (const one of offers) {
      const slots = find(one, from, isFitted ? to - one.minutes + 1 : to, most);
      const later = slots.starts.length > 0 || isFitted ? none : after(one);
      if (slots.starts.length + later.starts.length === 0) continue;
      [offer, found, next] = [one, slots, later];
      break;
    }
    if (isFitted && found.starts.length === 0) next = after(offer);
    const { id, minutes, fee } = offer;
    return {
      professionalId,
      timeZone,
      consultationId: id,
      slotMinutes: minutes,
      ...(cheapest && fee && { fee }),
      found,
      next,
    };
  };
  return (diaries, moved) =>
    inTurns(diaries, (diary) =>
      answer(diary, diary.professionalId === moved?.professionalId ? [moved] : offersIn(diary)),
    );
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
