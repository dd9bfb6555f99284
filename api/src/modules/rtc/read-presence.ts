import { sql } from 'kysely';
import type { MeetingPresent } from 'shared-contracts/schemas/meeting-room';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { isThere } from './own-room.ts';
import { prepared } from '../../db/frequent-statements.ts';

/** Longer than the longest appointment with its room. */
const recent = sql`clock_timestamp() - interval '12 hours'`;

/** The rooms of a person in which somebody is now, the first that began first. Who is there was let in: the room is open. */
export function readPresence({ db }: Pick<Services, 'db'>, userId: string): Promise<readonly MeetingPresent[]> {
  return runAsSystem(db, async (tx) => {
    const { rows } = await prepared(sql<MeetingPresent>`
      select r.appointment_id, bool_or(v.user_id = ${userId}::uuid) as is_self_here, bool_or(v.user_id <> ${userId}::uuid) as is_other_here, (
          select case when n.read_at is null and n.in_app then n.id end from notifications n
          where n.user_id = ${userId}::uuid and n.type = 'appointment.joined' and n.created_at > ${recent}
            and n.data->>'appointmentId' = r.appointment_id::text
          order by n.created_at desc limit 1
        ) as ring
      from meeting_visits v join meeting_rooms r on r.id = v.room_id
      where ${isThere} and ${userId}::uuid in (r.client_id, r.professional_id)
      group by r.appointment_id order by min(v.joined_at)`).execute(tx);
    return rows;
  });
}
