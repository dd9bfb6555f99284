import { meetingRoomWindow } from 'shared-contracts/schemas/relation';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

const MINUTE = 60_000;

/** Adds the opening times, derived from the appointment's current time; one query per page. */
export async function presentRooms(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.appointmentId));
  const appointments = await context.asSystem((tx) =>
    tx.selectFrom('appointments').select(['id', 'startsAt', 'endsAt', 'status']).where('id', 'in', ids).execute(),
  );
  const windows = new Map(
    appointments.map(({ id, startsAt, endsAt, status }) => {
      const opensAt = new Date(startsAt.getTime() - meetingRoomWindow.before * MINUTE);
      const closesAt = new Date(endsAt.getTime() + meetingRoomWindow.after * MINUTE);
      const isOpen = status === 'accepted' && opensAt <= context.now && context.now < closesAt;
      return [id, { opensAt, closesAt, isOpen }];
    }),
  );
  return rows.map((row) => ({ ...row, ...windows.get(String(row.appointmentId)) }));
}
