import type * as v from 'valibot';
import { mostDocuments } from 'shared-contracts/schemas/appointment';
import type { appointmentDocumentInput } from 'shared-contracts/schemas/appointment';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { appointmentDocumentsPolicy } from './policy.ts';
import { requireOpen, tellParties } from './require-open.ts';

/**
 * A client adds a document before the appointment ends. What is withheld from the professional is withheld in it too.
 * @throws Problem 422 for an appointment or a file that is not theirs and beyond the limit, 409 TRANSITION_NOT_ALLOWED.
 */
export async function addDocument(
  context: CallContext,
  { appointmentId, uploadId, name }: v.InferOutput<typeof appointmentDocumentInput>,
): Promise<Row> {
  const { now } = context;
  return context.asSystem(async (tx) => {
    const { clientId, professionalId, withheld } = await requireOpen(context, tx, appointmentId);
    const sent = await tx
      .selectFrom('appointmentDocuments')
      .select('id')
      .where('appointmentId', '=', appointmentId)
      .limit(mostDocuments)
      .execute();
    if (sent.length >= mostDocuments) throw invalidAt('/uploadId', 'LIMIT_EXCEEDED');
    await claimUpload(tx, { id: uploadId, userId: clientId, purpose: 'appointment', now }, '/uploadId');
    const document = await tx
      .insertInto('appointmentDocuments')
      .values({ appointmentId, clientId, professionalId, withheld, uploadId, name, createdAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellParties(tx, { appointmentId, clientId, professionalId });
    return shownColumns(context, appointmentDocumentsPolicy, document);
  });
}
