import type { Selectable } from 'kysely';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { Tx } from '../../db/run-as.ts';
import type { DocumentsTable } from './policy.ts';
import { removeDocuments } from './remove-documents.ts';

export interface Acceptance {
  /** The operator; null for the command line. */
  readonly by: string | null;
  /** The last day on which the document is valid; null for no expiry. */
  readonly expiresOn: string | null;
  readonly now: Date;
}

/** Accepts the document or renews its acceptance, replacing the previous one. `tx` runs as `system` and holds the professional's lock. */
export async function acceptDocument(
  tx: Tx,
  { id, professionalId, kind }: { id: string; professionalId: string; kind: DocumentKind },
  { by, expiresOn, now }: Acceptance,
): Promise<Selectable<DocumentsTable>> {
  await removeDocuments(tx, { professionalId, kind, states: ['accepted'], except: id }, now);
  return tx
    .updateTable('documents')
    .set({ state: 'accepted', expiresOn, decidedAt: now, decidedBy: by, warnedDays: null, recheckSince: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
