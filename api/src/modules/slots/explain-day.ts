import type { ExplainedDay, ExplainQuery } from 'shared-contracts/schemas/availability';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { availabilityRulesPolicy } from '../availability-rules/policy.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { freeSlots } from '../availability/free-slots.ts';
import { limitReached } from '../availability/limits.ts';
import { Refusals } from '../availability/refusals.ts';
import { dayNumber, typeBit } from '../availability/schedule.ts';
import { offsetAt, utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_DAYS = 366;

/**
 * POST /slots/explain: every minute of a day of the caller's own calendar, offered or refused by one rule, computed by `freeSlots` itself.
 * For professionals only, which the route checks before the body. @throws Problem 422.
 */
export function explainDay(request: CallRequest, { date, callType }: ExplainQuery): Promise<ExplainedDay> {
  const [scope] = chooseScopes(availabilityRulesPolicy, 'list', request.caller, 'self');
  const present = Math.floor(request.services.now().getTime() / MINUTE);
  const day = dayNumber(date);
  if (Math.abs(day - present / DAY) > MAX_DAYS)
    throw invalidAt('/date', 'LIMIT_EXCEEDED', { limit: 'days', max: MAX_DAYS });

  return inCall(request, scope, async (context) => {
    const id = context.caller.userId ?? '';
    const reach = { from: (day - 1) * DAY, to: (day + 2) * DAY, now: context.now };
    const { diary, held } = await context.asSystem(async (tx) => ({
      diary: (await readDiaries(tx, [id], reach)).get(id),
      held: await heldStarts(tx, id, context.now),
    }));
    if (!diary) throw notFound();
    const { timeZone, slotMinutes, schedule, busy, counted } = diary;
    const offsets = zoneOffsets(timeZone, reach.from, reach.to);
    const [from, to] = [utcOf(offsets, day * DAY), utcOf(offsets, (day + 1) * DAY)];
    const refusals = new Refusals(from, to, held);
    const types = callType === undefined ? {} : { types: typeBit(callType) };
    const { starts } = freeSlots(schedule, busy, { from, to, now: present, refusals, ...types }, counted);
    const clock = (minute: number, base = 0) => clockOf(minute + offsetAt(offsets, minute) - day * DAY + base);
    return {
      date,
      timeZone,
      slotMinutes,
      offered: starts.map((start) => clock(start)),
      refused: refusals
        .list()
        .map(({ start, end, ...why }) => ({ start: clock(start), end: clock(end - 1, 1), ...why })),
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

/** `HH:MM` of a minute of the day. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
