import type * as v from 'valibot';
import type { askedDocumentAnswer } from 'shared-contracts/schemas/asked-document';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { requireOpen, tellParties } from '../appointment-documents/require-open.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { consumeChange } from '../quotas/consume-quota.ts';
import { askedDocumentsPolicy } from './policy.ts';

/** A client says that they do not have it, or do after all. @throws Problem 409 TRANSITION_NOT_ALLOWED once it came, 429 RATE_LIMITED. */
export async function answerAsked(
  context: CallContext,
  { id, before, input: { isUnavailable } }: Change<v.InferOutput<typeof askedDocumentAnswer>>,
): Promise<Row> {
  return context.asSystem(async (tx) => {
    await consumeChange(tx, context, 'asked-documents');
    const open = await requireOpen(context, tx, String(before.appointmentId));
    const awaited = await tx
      .selectFrom('askedDocuments')
      .select('isUnavailable')
      .where('id', '=', id)
      .where('documentId', 'is', null)
      .executeTakeFirst();
    if (!awaited) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
    const row = await tx
      .updateTable('askedDocuments')
      .set({ isUnavailable })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (awaited.isUnavailable !== isUnavailable) {
      await recordAside(tx, open, isUnavailable ? 'lack_document' : 'have_document');
      await tellParties(tx, open, isUnavailable ? 'documents.answered' : undefined);
    }
    return shownColumns(context, askedDocumentsPolicy, row);
  });
}
