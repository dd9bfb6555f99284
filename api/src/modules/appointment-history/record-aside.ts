import type { AppointmentStatus, Opener } from 'shared-contracts/processes/appointment-life-cycle';
import type { Tx } from '../../db/run-as.ts';

interface Aside {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  /** Who did it. */
  readonly party: Opener;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** What changes no status: coming to the room and leaving it, and documents that are asked for. */
type What =
  | 'join'
  | 'leave'
  | 'ask_documents'
  | 'withdraw_document'
  | 'send_document'
  | 'remove_document'
  | 'lack_document'
  | 'have_document';

/**
 * Writes it into the appointment's history. Without the id of who did it: it is no act that `limit-requests` counts. Without names of
 * documents: operators read the history, and it outlives the account of one party.
 */
export async function recordAside(
  tx: Tx,
  { appointmentId, professionalId, clientId, party, status, startsAt }: Aside,
  transition: What,
  more: { readonly id?: string; readonly at?: Date } = {},
): Promise<void> {
  await tx
    .insertInto('appointmentHistory')
    .values({
      appointmentId,
      professionalId,
      clientId,
      ...more,
      actorRole: party,
      transition,
      fromStatus: status,
      toStatus: status,
      startsAt,
    })
    .execute();
}
