import { sql } from 'kysely';
import type { ExplainedDay, ExplainQuery } from 'shared-contracts/schemas/slots-explained';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { availabilityRulesPolicy } from '../availability-rules/policy.ts';
import { offerOf } from '../availability/open-diary.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { freeSlots } from '../availability/free-slots.ts';
import { limitReached } from '../availability/limits.ts';
import { Refusals } from '../availability/refusals.ts';
import { compileSchedule, dayNumber, typeBit, typeBits } from '../availability/schedule.ts';
import { offsetAt, utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 366;

/**
 * POST /slots/explain: every minute of a day of the caller's own calendar, offered or refused by one rule, computed by `freeSlots` itself.
 * For professionals only, which the route checks before the body. @throws Problem 422.
 */
export function explainDay(
  request: CallRequest,
  { date, callType, consultationId }: ExplainQuery,
): Promise<ExplainedDay> {
  const [scope] = chooseScopes(availabilityRulesPolicy, 'list', request.caller, 'self');
  const present = Math.floor(request.services.now().getTime() / MINUTE);
  const day = dayNumber(date);
  if (Math.abs(day - present / DAY) > MAX_DAYS)
    throw invalidAt('/date', 'LIMIT_EXCEEDED', { limit: 'days', max: MAX_DAYS });

  return inCall(request, scope, async (context) => {
    const id = context.caller.userId ?? '';
    const reach = { from: (day - 1) * DAY, to: (day + 2) * DAY, now: context.now };
    const { diary, held, foreign } = await context.asSystem(async (tx) => ({
      diary: (await readDiaries(tx, [id], reach)).get(id),
      held: await heldStarts(tx, id, context.now),
      foreign: await foreignTimes(tx, id, reach),
    }));
    if (!diary) throw notFound();
    const { timeZone, calendar, busy, counted } = diary;
    const offer = offerOf(diary, { consultationId, callType });
    if (!offer) {
      const refused = [{ start: '00:00', end: '24:00', rule: 'consultation' as const }];
      return { date, timeZone, consultationId: null, slotMinutes: null, offered: [], refused, limit: null };
    }
    const { id: chosen, minutes: slotMinutes } = offer;
    // Of all call types: hours that are open for others only are told from those that are closed.
    const schedule = compileSchedule({ ...calendar, slotMinutes, callTypes });
    const offsets = zoneOffsets(timeZone, reach.from, reach.to);
    const [from, to] = [utcOf(offsets, day * DAY), utcOf(offsets, (day + 1) * DAY)];
    const refusals = new Refusals(from, to, held, foreign);
    const types = typeBits(offer.callTypes) & (callType === undefined ? -1 : typeBit(callType));
    const { starts } = freeSlots(schedule, busy, { from, to, now: present, refusals, types }, counted);
    const clock = (minute: number, base = 0) => clockOf(minute + offsetAt(offsets, minute) - day * DAY + base);
    return {
      date,
      timeZone,
      consultationId: chosen,
      slotMinutes,
      offered: starts.map((start) => clock(start)),
      refused: refusals.list().map(({ start, end, ...why }) => ({
        start: clock(start),
        end: clock(end - 1, 1),
        ...why,
        ...(why.rule === 'calendar' && { calendars: namesDuring(foreign, start, start + slotMinutes) }),
      })),
      limit: limitReached(schedule, counted)(day) ?? null,
    };
  });
}

/** Start times reserved by requests, proposals and slot holds. */
async function heldStarts(tx: Tx, professionalId: string, now: Date): Promise<number[]> {
  const waiting = tx
    .selectFrom('appointments')
    .select('startsAt')
    .where('professionalId', '=', professionalId)
    .where('status', '=', 'waiting');
  const proposed = tx
    .selectFrom('appointments')
    .select((eb) => eb.ref('proposedStartsAt').$notNull().as('startsAt'))
    .where('professionalId', '=', professionalId)
    .where('awaitsAnswer', '=', true)
    .where('proposedBy', 'is not', null);
  const held = tx
    .selectFrom('slotHolds')
    .select('startsAt')
    .where('professionalId', '=', professionalId)
    .where('expiresAt', '>', now);
  const rows = await waiting.unionAll(proposed).unionAll(held).execute();
  return rows.map(({ startsAt }) => Math.floor(new Date(startsAt).getTime() / MINUTE));
}

interface ForeignTime {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** What other calendars hold around the day, and no appointment at exactly that time. */
async function foreignTimes(
  tx: Tx,
  professionalId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly ForeignTime[]> {
  const { rows } = await sql<ForeignTime>`
    select floor(extract(epoch from b.starts_at) / 60)::int as start, ceil(extract(epoch from b.ends_at) / 60)::int as "end", s.name
    from calendar_busy b join calendar_sources s on s.id = b.source_id
    where b.professional_id = ${professionalId} and b.starts_at < ${new Date((to + DAY) * MINUTE)} and b.ends_at > ${new Date((from - DAY) * MINUTE)}
      and not exists (select from appointments a
        where a.professional_id = b.professional_id and a.starts_at = b.starts_at and a.ends_at = b.ends_at and a.status in ('waiting', 'accepted'))
    order by b.starts_at, s.name`.execute(tx);
  return rows;
}

const namesDuring = (times: readonly ForeignTime[], from: number, to: number): string[] => [
  ...new Set(times.filter(({ start, end }) => start < to && end > from).map(({ name }) => name)),
];

/** `HH:MM` of a minute of the day. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
