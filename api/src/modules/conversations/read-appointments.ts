import { sql } from 'kysely';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';

interface Fact {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: AppointmentStatus;
  readonly callType: CallType;
}
interface Found extends Fact {
  readonly conversationId: string;
  readonly isNext: boolean;
}

/** The appointment of each thread, and the next accepted one of its two parties. */
export async function readAppointments(
  { asSystem, now }: CallContext,
  ids: readonly string[],
): Promise<(conversationId: string) => { appointment: Fact | null; nextAppointment: Fact | null }> {
  const { rows } = await asSystem((tx) =>
    sql<Found>`
      select c.id as conversation_id, false as is_next, a.id, a.starts_at, a.ends_at, a.status, a.call_type
      from conversations c join appointments a on a.id = c.appointment_id where c.id = any(${ids}::uuid[])
      union all
      select c.id, true, next.* from conversations c, lateral (
        select id, starts_at, ends_at, status, call_type from appointments
        where professional_id = c.professional_id and client_id = c.client_id and status = 'accepted' and starts_at > ${now}
        order by starts_at, id limit 1
      ) next where c.id = any(${ids}::uuid[])`.execute(tx),
  );
  const factOf = (conversationId: string, isNext: boolean): Fact | null => {
    const found = rows.find((row) => row.conversationId === conversationId && row.isNext === isNext);
    if (!found) return null;
    const { id, startsAt, endsAt, status, callType } = found;
    return { id, startsAt, endsAt, status, callType };
  };
  return (conversationId) => ({
    appointment: factOf(conversationId, false),
    nextAppointment: factOf(conversationId, true),
  });
}
