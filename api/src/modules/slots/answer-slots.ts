import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { slotsQuery } from 'shared-contracts/schemas/availability';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary, Offer } from '../availability/read-diaries.ts';
import { offerOf, openFor } from '../availability/open-diary.ts';
import { freeIn } from '../availability/slots-of.ts';
import { dayNumber, typeBit } from '../availability/schedule.ts';
import { utcOf, zoneOffsets } from '../availability/zone-offsets.ts';
import { writeSlots } from './write-slots.ts';
import type { FoundSlots } from './write-slots.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 62;
const MAX_HORIZON = 366;
const none = { starts: [], types: [] };

/**
 * POST /slots: the next free slots of a page of professionals, in two queries. Unverified professionals are left out, except for the
 * caller's own preview. The answer is JSON. @throws Problem 422; 404 when the appointment that is moved is not the caller's.
 */
export function answerSlots(request: CallRequest, query: InferOutput<typeof slotsQuery>): Promise<Buffer> {
  const now = request.services.now();
  const present = Math.floor(now.getTime() / MINUTE);
  const horizon = present + MAX_HORIZON * DAY;
  const windowIn = windowOf(query, present);
  const { callType, consultationId, consultationIds = [] } = query;
  const types = callType === undefined ? undefined : typeBit(callType);

  return inCall(request, request.caller.role, (context) =>
    context.asSystem(async (tx) => {
      const { moving, holder } = query;
      const moved = moving === undefined ? undefined : await ownAppointment(tx, moving, request.caller.userId);
      const window = { from: present, to: horizon, now, holder, ...(moving !== undefined && { except: moving }) };
      const diaries = await readDiaries(tx, query.professionalIds, window);
      const offerIn = (diary: Diary) => {
        const wanted = consultationIds.flatMap((id) => diary.offers.find((one) => one.id === id) ?? []);
        return offerOf({ offers: wanted }, { callType }) ?? offerOf(diary, { consultationId, callType });
      };
      const answer = (diary: Diary, offer: Booked | undefined): FoundSlots => {
        const { professionalId, timeZone } = diary;
        if (!offer)
          return { professionalId, timeZone, consultationId: null, slotMinutes: null, found: none, next: none };
        const open = openFor(diary, offer);
        const find = (start: number, end: number, limit?: number) =>
          start < end ? freeIn(open, { from: start, to: end, now: present, limit, types }) : none;
        const { from, to } = windowIn(timeZone);
        const found = find(from, to, query.limit);
        const next = found.starts.length > 0 ? none : find(Math.max(from, to), horizon, 1);
        return { professionalId, timeZone, consultationId: offer.id, slotMinutes: offer.minutes, found, next };
      };
      const answers = [...new Set(query.professionalIds)].flatMap((id) => {
        const diary = diaries.get(id);
        if (!diary || !(diary.isVerified || id === request.caller.userId)) return [];
        return [answer(diary, id === moved?.professionalId ? moved : offerIn(diary))];
      });
      return writeSlots(answers);
    }),
  );
}

/** An offer, or what an appointment was booked as, whose consultation may be gone. */
type Booked = Omit<Offer, 'id'> & { readonly id: string | null };

/** The requested window from the present on; a date is in the professional's own zone. @throws Problem 422. */
function windowOf(
  query: InferOutput<typeof slotsQuery>,
  present: number,
): (timeZone: string) => { from: number; to: number } {
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

/** What the appointment was booked as. Other people's must not be inferred from the slots around them. @throws Problem 404. */
async function ownAppointment(
  tx: Tx,
  appointmentId: string,
  userId: string | null,
): Promise<Booked & { professionalId: string }> {
  const { rows } = await sql<Booked & { professionalId: string }>`
    select professional_id, consultation_id as id, array[call_type] as call_types,
      (extract(epoch from ends_at - starts_at) / 60)::int as minutes
    from appointments where id = ${appointmentId} and ${userId}::uuid in (client_id, professional_id)`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
