import { sql } from 'kysely';
import * as v from 'valibot';
import { slotsQuery } from 'shared-contracts/schemas/availability';
import type { ProfessionalSlots, Slot } from 'shared-contracts/schemas/availability';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary } from '../availability/read-diaries.ts';
import { freeSlots } from './free-slots.ts';
import { dayNumber, typeBit, typesOf } from './schedule.ts';
import { offsetAt, zoneOffsets } from './zone-offsets.ts';

const strictQuery = v.strictObject(slotsQuery.entries);
const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 62;
const MAX_HORIZON = 366;
/** A calendar date begins somewhere in the world 14 hours before midnight UTC, and ends 12 hours after the next. */
const EARLIEST = -14 * 60;
const LATEST = DAY + 12 * 60;

/**
 * POST /slots: the next free slots of a page of professionals, in two queries. Whoever is not verified is left out, except that a
 * professional sees a preview of the own slots. @throws Problem 422; 404 when the appointment that is moved is not the caller's.
 */
export function answerSlots(request: CallRequest, body: unknown): Promise<ProfessionalSlots[]> {
  const query = parseInput(strictQuery, body);
  const now = request.services.now();
  const present = Math.floor(now.getTime() / MINUTE);
  const horizon = present + MAX_HORIZON * DAY;
  const { from, to } = windowOf(query, present);
  const day = query.date === undefined ? undefined : dayNumber(query.date);
  const types = query.callType === undefined ? undefined : typeBit(query.callType);

  return inCall(request, request.caller.role, (context) =>
    context.asSystem(async (tx) => {
      const { moving } = query;
      if (moving !== undefined) await requireParty(tx, moving, request.caller.userId);
      const window = { from: present, to: horizon, now, ...(moving !== undefined && { except: moving }) };
      const diaries = await readDiaries(tx, query.professionalIds, window);
      const find = (diary: Diary, start: number, end: number, limit?: number) =>
        start < end ? slotsOf(diary, { from: start, to: end, now: present, limit, types }) : [];
      return [...new Set(query.professionalIds)].flatMap((id) => {
        const diary = diaries.get(id);
        if (!diary || !(diary.isVerified || id === request.caller.userId)) return [];
        const slots =
          day === undefined
            ? find(diary, from, to, query.limit)
            : find(diary, from, to)
                .filter(({ startsAt }) => localDay(diary.timeZone, Date.parse(startsAt) / MINUTE) === day)
                .slice(0, query.limit);
        const next = slots.length > 0 ? null : (find(diary, Math.max(from, to), horizon, 1)[0] ?? null);
        return [{ professionalId: id, timeZone: diary.timeZone, slotMinutes: diary.slotMinutes, slots, next }];
      });
    }),
  );
}

/** The minutes that are asked for, from the present on. @throws Problem 422. */
function windowOf(query: v.InferOutput<typeof strictQuery>, present: number): { from: number; to: number } {
  const { date } = query;
  if (date !== undefined) {
    if (query.from !== undefined || query.to !== undefined) throw invalidAt('/date', 'INVALID');
    const midnight = dayNumber(date) * DAY;
    return { from: Math.max(midnight + EARLIEST, present), to: midnight + LATEST };
  }
  const asked = query.from === undefined ? present : Math.floor(Date.parse(query.from) / MINUTE);
  const from = Math.max(asked, present);
  const to = query.to === undefined ? from + MAX_DAYS * DAY : Math.ceil(Date.parse(query.to) / MINUTE);
  const start = query.from === undefined ? from : asked;
  if (to < start) throw invalidAt('/to', 'RANGE_INVALID');
  if (to - start > MAX_DAYS * DAY) throw invalidAt('/to', 'LIMIT_EXCEEDED', { limit: 'days', max: MAX_DAYS });
  return { from, to };
}

/** Days since the epoch, where the zone's clock stands at a minute. */
const localDay = (zone: string, minute: number): number =>
  Math.floor((minute + offsetAt(zoneOffsets(zone, minute, minute), minute)) / DAY);

/** Somebody else's appointment must not be looked for by watching the slots around it. @throws Problem 404. */
async function requireParty(tx: Tx, appointmentId: string, userId: string | null): Promise<void> {
  const { rows } = await sql`select from appointments
    where id = ${appointmentId} and ${userId}::uuid in (client_id, professional_id)`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Free slots of a diary as they go over the wire. */
export function slotsOf(
  diary: Diary,
  window: { from: number; to: number; now: number; limit?: number | undefined; types?: number | undefined },
): Slot[] {
  const { types, ...rest } = window;
  const found = freeSlots(diary.schedule, diary.busy, types === undefined ? rest : { ...rest, types });
  return found.starts.map((start, index) => ({
    startsAt: new Date(start * MINUTE).toISOString(),
    endsAt: new Date((start + diary.slotMinutes) * MINUTE).toISOString(),
    callTypes: typesOf(found.types[index] ?? 0),
  }));
}
