import type * as v from 'valibot';
import type { documentInput } from 'shared-contracts/schemas/document-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { removeDocuments } from './remove-documents.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * A professional submits a document. Earlier ones that were not accepted are deleted with their files; an accepted one remains valid until
 * an operator decides on the new one. @throws Problem 422 for a file that is not the caller's, or already used.
 */
export async function submitDocument(
  context: CallContext,
  { kind, uploadId }: v.InferOutput<typeof documentInput>,
  write: Write,
): Promise<Row> {
  const { now } = context;
  const professionalId = String(context.caller.userId);
  await context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    await claimUpload(tx, { id: uploadId, userId: professionalId, purpose: 'document', now }, '/uploadId');
    await removeDocuments(tx, { professionalId, kind, states: ['submitted', 'refused', 'expired'] }, now);
  });
  return write({ kind, uploadId });
}
