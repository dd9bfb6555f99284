import { sql } from 'kysely';
import * as v from 'valibot';
import { slotsQuery } from 'shared-contracts/schemas/availability';
import type { ProfessionalSlots } from 'shared-contracts/schemas/availability';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary } from '../availability/read-diaries.ts';
import { slotsOf } from '../availability/slots-of.ts';
import { dayNumber, typeBit } from '../availability/schedule.ts';
import { utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const strictQuery = v.strictObject(slotsQuery.entries);
const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 62;
const MAX_HORIZON = 366;

/**
 * POST /slots: the next free slots of a page of professionals, in two queries. Whoever is not verified is left out, except that a
 * professional sees a preview of the own slots. @throws Problem 422; 404 when the appointment that is moved is not the caller's.
 */
export function answerSlots(request: CallRequest, body: unknown): Promise<ProfessionalSlots[]> {
  const query = parseInput(strictQuery, body);
  const now = request.services.now();
  const present = Math.floor(now.getTime() / MINUTE);
  const horizon = present + MAX_HORIZON * DAY;
  const windowIn = windowOf(query, present);
  const types = query.callType === undefined ? undefined : typeBit(query.callType);

  return inCall(request, request.caller.role, (context) =>
    context.asSystem(async (tx) => {
      const { moving, holder } = query;
      if (moving !== undefined) await requireParty(tx, moving, request.caller.userId);
      const window = { from: present, to: horizon, now, holder, ...(moving !== undefined && { except: moving }) };
      const diaries = await readDiaries(tx, query.professionalIds, window);
      const find = (diary: Diary, start: number, end: number, limit?: number) =>
        start < end ? slotsOf(diary, { from: start, to: end, now: present, limit, types }) : [];
      return [...new Set(query.professionalIds)].flatMap((id) => {
        const diary = diaries.get(id);
        if (!diary || !(diary.isVerified || id === request.caller.userId)) return [];
        const { from, to } = windowIn(diary.timeZone);
        const slots = find(diary, from, to, query.limit);
        const next = slots.length > 0 ? null : (find(diary, Math.max(from, to), horizon, 1)[0] ?? null);
        return [{ professionalId: id, timeZone: diary.timeZone, slotMinutes: diary.slotMinutes, slots, next }];
      });
    }),
  );
}

/** The minutes that are asked for, from the present on, for a professional's zone: a date is that of the own clock. @throws Problem 422. */
function windowOf(
  query: v.InferOutput<typeof strictQuery>,
  present: number,
): (timeZone: string) => { from: number; to: number } {
  if (query.date !== undefined) {
    if (query.from !== undefined || query.to !== undefined) throw invalidAt('/date', 'INVALID');
    // What is over or beyond every horizon needs no offsets of its own: a day of the year 9999 would ask for those of eight thousand years.
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

/** Somebody else's appointment must not be looked for by watching the slots around it. @throws Problem 404. */
async function requireParty(tx: Tx, appointmentId: string, userId: string | null): Promise<void> {
  const { rows } = await sql`select from appointments
    where id = ${appointmentId} and ${userId}::uuid in (client_id, professional_id)`.execute(tx);
  if (rows.length === 0) throw notFound();
}
