import { randomBytes } from 'node:crypto';
import type { Tx } from '../../src/db/run-as.ts';
import type { Draw } from './draw.ts';

/** A document in every state. `tx` runs as `system`. */
export async function populateDocuments(tx: Tx, professionalId: string, draw: Draw): Promise<void> {
  const { id: uploadId } = await tx
    .insertInto('uploads')
    .values({
      userId: professionalId,
      purpose: 'document',
      key: `${randomBytes(16).toString('hex')}.png`,
      contentType: 'image/png',
      bytes: 1,
      storedAt: new Date(),
      usedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decidedAt = new Date();
  await tx
    .insertInto('documents')
    .values([
      { professionalId, kind: 'identity', uploadId },
      {
        professionalId,
        kind: 'identity',
        state: 'accepted',
        decidedAt,
        expiresOn: draw([null, '2026-01-01', '2999-01-01']),
      },
      { professionalId, kind: 'tax_id', state: 'refused', refusalReason: 'unreadable', decidedAt },
      { professionalId, kind: 'professional_card', state: 'expired', decidedAt, expiresOn: draw([null, '2026-01-01']) },
    ])
    .execute();
}
