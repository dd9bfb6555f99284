import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/run-as.ts';

interface Parties {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
}

/** The id of an appointment's room, which is made when there is none. `tx` runs as `system`. */
export async function ensureRoom(tx: Tx, { appointmentId, professionalId, clientId }: Parties): Promise<string> {
  const made = await tx
    .insertInto('meetingRooms')
    .values({ appointmentId, professionalId, clientId, name: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.constraint('meeting_rooms_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const { id } = await tx
    .selectFrom('meetingRooms')
    .select('id')
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirstOrThrow();
  return id;
}
