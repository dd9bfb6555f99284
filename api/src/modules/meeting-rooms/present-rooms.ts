import { sql } from 'kysely';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { meetingHeartbeat } from 'shared-contracts/schemas/meeting';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

interface Found {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: AppointmentStatus;
  readonly present: readonly string[];
}

/** Adds the opening times, derived from the appointment's current time, and who is in it now; one query per page. */
export async function presentRooms(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const { rows: found } = await context.asSystem((tx) =>
    sql<Found>`
      select r.id, a.starts_at, a.ends_at, a.status, array(
        select v.user_id from meeting_visits v where v.room_id = r.id and v.left_at is null
          and v.seen_at > clock_timestamp() - ${sql.lit(meetingHeartbeat.lapsesAfter)} * interval '1 millisecond'
        order by v.joined_at) as present
      from meeting_rooms r join appointments a on a.id = r.appointment_id where r.id = any (${ids}::uuid[])`.execute(
      tx,
    ),
  );
  const shown = new Map(
    found.map(({ id, startsAt, endsAt, status, present }) => {
      const times = meetingRoomTimes({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
      const [opensAt, closesAt] = [new Date(times.opensAt), new Date(times.closesAt)];
      const isOpen = status === 'accepted' && opensAt <= context.now && context.now < closesAt;
      return [id, { opensAt, closesAt, isOpen, present }];
    }),
  );
  return rows.map((row) => ({ ...row, ...shown.get(String(row.id)) }));
}
