import { sql } from 'kysely';
import type { Holiday } from 'shared-contracts/schemas/absence';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { holidaysOf } from './holidays-of.ts';

/** GET /holidays: those of the caller's country in the year from today, by the clock of the practice. */
export async function listHolidays(request: CallRequest): Promise<Holiday[]> {
  const place = await inCall(request, 'professional', (context) =>
    context.asSystem(async (tx) => {
      const { rows } = await sql<{ country: string; from: string; to: string }>`
        select country, today::text as from, (today + interval '1 year')::date::text as to
        from professionals, lateral (select (${context.now}::timestamptz at time zone time_zone)::date as today) as clock
        where id = ${context.caller.userId}`.execute(tx);
      return rows[0];
    }),
  );
  return place ? holidaysOf(place.country, place.from, place.to) : [];
}
