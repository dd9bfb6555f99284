import type { DocumentState } from 'shared-contracts/processes/registration-documents';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { Tx } from '../../db/run-as.ts';
import { dropUploads } from '../uploads/drop-uploads.ts';

/** Deletes documents and their files. `tx` runs as `system` and holds the professional's lock. */
export async function removeDocuments(
  tx: Tx,
  which: { professionalId: string; kind?: DocumentKind; states?: readonly DocumentState[]; except?: string },
  now: Date,
): Promise<void> {
  const removed = await tx
    .deleteFrom('documents')
    .where('professionalId', '=', which.professionalId)
    .$if(which.kind !== undefined, (query) => query.where('kind', '=', which.kind ?? 'identity'))
    .$if(which.states !== undefined, (query) => query.where('state', 'in', which.states ?? []))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .returning('uploadId')
    .execute();
  await dropUploads(
    tx,
    removed.map(({ uploadId }) => uploadId),
    now,
  );
}
