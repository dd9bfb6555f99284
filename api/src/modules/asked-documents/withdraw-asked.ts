import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { requireOpen, tellParties } from '../appointment-documents/require-open.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { consumeChange } from '../quotas/consume-quota.ts';

/** A professional no longer asks for it. @throws Problem 409 TRANSITION_NOT_ALLOWED once it came, 429 RATE_LIMITED. */
export async function withdrawAsked(context: CallContext, before: Row): Promise<void> {
  await context.asSystem(async (tx) => {
    await consumeChange(tx, context, 'asked-documents');
    const open = await requireOpen(context, tx, String(before.appointmentId));
    const withdrawn = await tx
      .deleteFrom('askedDocuments')
      .where('id', '=', String(before.id))
      .where('documentId', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!withdrawn) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
    await recordAside(tx, open, 'withdraw_document');
    await tellParties(tx, open);
  });
}
