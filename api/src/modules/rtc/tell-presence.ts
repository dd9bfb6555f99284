import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import type { Tx } from '../../db/run-as.ts';
import { notifyLive } from '../events/notify-live.ts';

interface Told {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
}

/** Tells the open pages of both that somebody came, went, or changed something. `tx` runs as `system`. */
export async function tellPresence(
  tx: Tx,
  { appointmentId, professionalId, clientId }: Told,
  presence: MeetingPresence,
): Promise<void> {
  for (const userId of [professionalId, clientId])
    await notifyLive(tx, userId, { type: 'room.presence', data: { appointmentId, ...presence } });
}
