import type { AppointmentRequest } from 'shared-contracts/schemas/appointment';
import type { Tx } from '../../db/run-as.ts';
import { claimUpload } from '../uploads/claim-upload.ts';

/** Attaches all documents of a request, or fails with it. `tx` runs as `system`. @throws Problem 422 for a file that is not the client's. */
export async function attachDocuments(
  tx: Tx,
  appointment: { readonly id: string; readonly clientId: string; readonly professionalId: string },
  documents: NonNullable<AppointmentRequest['documents']>,
  now: Date,
): Promise<void> {
  const { id: appointmentId, clientId, professionalId } = appointment;
  for (const [index, { uploadId, name }] of documents.entries()) {
    const file = { id: uploadId, userId: clientId, purpose: 'appointment', now } as const;
    await claimUpload(tx, file, `/documents/${index}/uploadId`);
    const row = { appointmentId, clientId, professionalId, uploadId, name, createdAt: now };
    await tx.insertInto('appointmentDocuments').values(row).execute();
  }
}
