import type { TransitionName } from 'shared-contracts/processes/appointment-life-cycle';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import type { Tx } from '../../db/run-as.ts';
import { wasConnected } from './read-attendance.ts';

/** What the professional says by it. */
const said: Partial<Record<TransitionName, MeetingOutcomeName>> = { complete: 'took_place', miss: 'client_absent' };

/**
 * Why the professional's word alone does not end a meeting: sound or picture arrived, or the client has said something else. Null where it
 * does. `tx` runs as `system`.
 */
export async function denialOf(
  tx: Tx,
  appointment: Parameters<typeof wasConnected>[1],
  { name }: { readonly name: TransitionName },
  now: Date,
): Promise<'connected' | 'differs' | null> {
  const says = said[name];
  if (says === undefined) return null;
  if (says === 'client_absent' && (await wasConnected(tx, appointment, now))) return 'connected';
  const asked = await tx
    .selectFrom('meetingOutcomes')
    .select('clientSays')
    .where('appointmentId', '=', appointment.appointmentId)
    .executeTakeFirst();
  return asked?.clientSays != null && asked.clientSays !== says ? 'differs' : null;
}
