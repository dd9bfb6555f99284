import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { notFound } from '../../http/problem.ts';
import { dropUploads } from '../uploads/drop-uploads.ts';
import { requireOpen, tellParties } from './require-open.ts';

/** A client takes a document back, with its file, before the appointment ends. @throws Problem 409 TRANSITION_NOT_ALLOWED */
export async function removeDocument(context: CallContext, before: Row): Promise<void> {
  const appointmentId = String(before.appointmentId);
  await context.asSystem(async (tx) => {
    const { clientId, professionalId } = await requireOpen(context, tx, appointmentId);
    const removed = await tx
      .deleteFrom('appointmentDocuments')
      .where('id', '=', String(before.id))
      .returning('uploadId')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await dropUploads(tx, [removed.uploadId], context.now);
    await tellParties(tx, { appointmentId, clientId, professionalId });
  });
}
