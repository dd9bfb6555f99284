import type { AppointmentStatus, Opener } from 'shared-contracts/processes/appointment-life-cycle';
import type { Tx } from '../../db/run-as.ts';

interface Visited {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly party: Opener;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** That somebody came or went, in the appointment's history. Without their id: coming and going is no act that is limited. */
export async function recordVisit(tx: Tx, visited: Visited, transition: 'join' | 'leave', at?: Date): Promise<void> {
  const { appointmentId, professionalId, clientId, party, status, startsAt } = visited;
  await tx
    .insertInto('appointmentHistory')
    .values({
      appointmentId,
      professionalId,
      clientId,
      ...(at && { at }),
      actorRole: party,
      transition,
      fromStatus: status,
      toStatus: status,
      startsAt,
    })
    .execute();
}
