import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { notFound } from '../../http/problem.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { dropUploads } from '../uploads/drop-uploads.ts';
import { requireOpen, tellParties } from './require-open.ts';

/**
 * A client takes a document back, with its file, before the appointment ends. What it was asked for is awaited again.
 * @throws Problem 409 TRANSITION_NOT_ALLOWED
 */
export async function removeDocument(context: CallContext, before: Row): Promise<void> {
  const id = String(before.id);
  await context.asSystem(async (tx) => {
    const open = await requireOpen(context, tx, String(before.appointmentId));
    const asked = await tx.selectFrom('askedDocuments').select('id').where('documentId', '=', id).executeTakeFirst();
    const removed = await tx
      .deleteFrom('appointmentDocuments')
      .where('id', '=', id)
      .returning('uploadId')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await dropUploads(tx, [removed.uploadId], context.now);
    if (asked) await recordAside(tx, open, 'remove_document');
    await tellParties(tx, open);
  });
}
