import { sql } from 'kysely';
import type { CalendarOverlap } from 'shared-contracts/schemas/calendar-source';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';

const MOST = 20;

/** GET /calendars/overlaps: the next appointments of the caller during which one of their other calendars is busy. */
export function listOverlaps(request: CallRequest): Promise<readonly CalendarOverlap[]> {
  return inCall(request, 'professional', (context) =>
    context.asSystem(async (tx) => {
      const { rows } = await sql<CalendarOverlap>`
        select a.id as appointment_id, a.starts_at, a.ends_at, array_agg(distinct s.name order by s.name) as calendars
        from appointments a
        join calendar_busy b on b.professional_id = a.professional_id and b.starts_at < a.ends_at and b.ends_at > a.starts_at
        join calendar_sources s on s.id = b.source_id
        where a.professional_id = ${context.caller.userId} and a.status in ('waiting', 'accepted') and a.ends_at > ${context.now}
        group by a.id order by a.starts_at, a.id limit ${MOST}`.execute(tx);
      return rows;
    }),
  );
}
