import { neededDocuments } from 'shared-contracts/processes/registration-documents';
import type { Tx } from '../../db/run-as.ts';
import { acceptDocument } from './accept-document.ts';
import type { Acceptance } from './accept-document.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * Accepts every required document of a professional: the submitted one, or, verified by other means, a new or renewed acceptance.
 * For the command line; operators decide one by one. `tx` runs as `system`.
 */
export async function confirmDocuments(tx: Tx, professionalId: string, acceptance: Acceptance): Promise<void> {
  await lock(tx, `diary:${professionalId}`);
  const { kind: legalKind } = await tx
    .selectFrom('professionals')
    .select('kind')
    .where('id', '=', professionalId)
    .executeTakeFirstOrThrow();
  for (const kind of neededDocuments[legalKind]) {
    const waiting = await tx
      .selectFrom('documents')
      .select('id')
      .where('professionalId', '=', professionalId)
      .where('kind', '=', kind)
      .where('state', '=', 'submitted')
      .executeTakeFirst();
    if (waiting) {
      await acceptDocument(tx, { id: waiting.id, professionalId, kind }, acceptance);
      continue;
    }
    const { by, expiresOn, now } = acceptance;
    const renewed = await tx
      .updateTable('documents')
      .set({ expiresOn, decidedAt: now, decidedBy: by, warnedDays: null, recheckSince: null })
      .where('professionalId', '=', professionalId)
      .where('kind', '=', kind)
      .where('state', '=', 'accepted')
      .executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) continue;
    await tx
      .insertInto('documents')
      .values({ professionalId, kind, state: 'accepted', expiresOn, decidedAt: now, decidedBy: by })
      .execute();
  }
}
