import type * as v from 'valibot';
import { mostDocuments } from 'shared-contracts/schemas/appointment';
import type { appointmentDocumentInput } from 'shared-contracts/schemas/appointment-change';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { consumeChange } from '../quotas/consume-quota.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { appointmentDocumentsPolicy } from './policy.ts';
import { requireOpen, tellParties } from './require-open.ts';

/**
 * A client adds a document before the appointment ends, of their own accord or because it was asked for. What is withheld from the
 * professional is withheld in it too.
 * @throws Problem 422 for an appointment or a file that is not theirs, what is not asked for and beyond the limit, 409 TRANSITION_NOT_ALLOWED.
 */
export async function addDocument(
  context: CallContext,
  { appointmentId, uploadId, name, askedId }: v.InferOutput<typeof appointmentDocumentInput>,
): Promise<Row> {
  const { now } = context;
  return context.asSystem(async (tx) => {
    if (askedId !== undefined) await consumeChange(tx, context, 'asked-documents');
    const open = await requireOpen(context, tx, appointmentId);
    const { clientId, professionalId, withheld } = open;
    if (askedId === undefined) await requireRoom(tx, appointmentId);
    await claimUpload(tx, { id: uploadId, userId: clientId, purpose: 'appointment', now }, '/uploadId');
    const document = await tx
      .insertInto('appointmentDocuments')
      .values({ appointmentId, clientId, professionalId, withheld, uploadId, name, createdAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (askedId !== undefined) {
      const asked = await tx
        .updateTable('askedDocuments')
        .set({ documentId: document.id, isUnavailable: false })
        .where('id', '=', askedId)
        .where('appointmentId', '=', appointmentId)
        .where('documentId', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!asked) throw invalidAt('/askedId', 'NOT_FOUND');
      await recordAside(tx, open, 'send_document');
    }
    await tellParties(tx, open, askedId === undefined ? undefined : 'documents.answered');
    return shownColumns(context, appointmentDocumentsPolicy, document);
  });
}

/** Those that were asked for do not count: there are few of them (`mostAsked`). */
async function requireRoom(tx: Tx, appointmentId: string): Promise<void> {
  const sent = await tx
    .selectFrom('appointmentDocuments')
    .leftJoin('askedDocuments', 'askedDocuments.documentId', 'appointmentDocuments.id')
    .select('appointmentDocuments.id')
    .where('appointmentDocuments.appointmentId', '=', appointmentId)
    .where('askedDocuments.id', 'is', null)
    .limit(mostDocuments)
    .execute();
  if (sent.length >= mostDocuments) throw invalidAt('/uploadId', 'LIMIT_EXCEEDED');
}
