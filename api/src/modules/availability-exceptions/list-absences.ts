import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { absence } from 'shared-contracts/schemas/absence';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { dateOf, dayNumber } from '../availability/schedule.ts';
import { readCards } from '../professionals/read-cards.ts';
import { listedAmong } from './listed-among.ts';

/** A year of days, the furthest that can be booked. */
const MAX_DAYS = 366;

type Card = InferOutput<typeof absence>['substitute'];
interface Absence {
  readonly from: string;
  readonly to: string;
  readonly substitute: Card;
}

/**
 * GET /absences/{professionalId}: the closed days from today on, by the clock of the practice, on which somebody who is
 * listed stands in. Never the reason, nor days without a substitute, which are private.
 */
export function listAbsences(request: CallRequest, professionalId: string): Promise<readonly Absence[]> {
  return inCall(request, request.caller.role, async (context) => {
    const days = await context.asSystem(
      async (tx) =>
        (
          await sql<{ date: string; substituteId: string }>`
            select e.date::text as date, e.substitute_id from availability_exceptions e
            join professionals p on p.id = e.professional_id join users u on u.id = p.id
            where p.id = ${professionalId} and is_listed(p.verified_at, p.verified_until) and u.deleted_at is null
              and e.substitute_id is not null
              and e.date >= (${context.now}::timestamptz at time zone p.time_zone)::date
            order by e.date limit ${MAX_DAYS}`.execute(tx)
        ).rows,
    );
    const ids = [...new Set(days.map(({ substituteId }) => substituteId))];
    const [cards, listed] = [await readCards(context, ids), await listedAmong(context, ids)];
    const absences: Absence[] = [];
    for (const { date, substituteId } of days) {
      const substitute = cards.get(substituteId);
      if (!substitute || !listed.has(substituteId)) continue;
      const before = absences.at(-1);
      if (before?.substitute.id === substituteId && dateOf(dayNumber(before.to) + 1) === date)
        absences[absences.length - 1] = { ...before, to: date };
      else absences.push({ from: date, to: date, substitute: substitute as Card });
    }
    return absences;
  });
}
