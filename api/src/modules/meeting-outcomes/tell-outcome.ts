import type { Tx } from '../../db/run-as.ts';
import { writeEvents } from '../events/write-events.ts';

interface Told {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly startsAt: Date;
}

/** Asks what became of an appointment. `tx` runs as `system`. */
export async function tellOutcome(
  tx: Tx,
  { appointmentId, professionalId, clientId, startsAt }: Told,
  { by, to }: { readonly by: 'client' | 'professional' | 'system'; readonly to: readonly string[] },
): Promise<void> {
  const data = { appointmentId, professionalId, clientId, startsAt: startsAt.toISOString(), by };
  await writeEvents(
    tx,
    to.map((userId) => ({ userId, type: 'appointment.outcome', data, notify: true })),
  );
}
