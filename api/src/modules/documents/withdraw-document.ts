import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { notFound } from '../../http/problem.ts';
import { dropUploads } from '../uploads/drop-uploads.ts';
import { lock } from '../../db/advisory-locks.ts';

/** A professional withdraws a document. @throws Problem 404 when it has been accepted meanwhile. */
export async function withdrawDocument(context: CallContext, before: Row): Promise<void> {
  await context.asSystem(async (tx) => {
    await lock(tx, `diary:${String(context.caller.userId)}`);
    const removed = await tx
      .deleteFrom('documents')
      .where('id', '=', String(before.id))
      .where('state', '<>', 'accepted')
      .returning('uploadId')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await dropUploads(tx, [removed.uploadId], context.now);
  });
}
