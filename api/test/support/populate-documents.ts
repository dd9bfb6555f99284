import { randomBytes } from 'node:crypto';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../src/db/run-as.ts';
import type { Draw } from './draw.ts';

/** An uploaded file that is in use. `tx` runs as `system`. */
export async function usedUpload(tx: Tx, userId: string, purpose: UploadPurpose): Promise<string> {
  const { id } = await tx
    .insertInto('uploads')
    .values({
      userId,
      purpose,
      key: `${randomBytes(16).toString('hex')}.png`,
      contentType: 'image/png',
      bytes: 1,
      storedAt: new Date(),
      usedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a document in every state. `tx` runs as `system`. */
export async function populateDocuments(tx: Tx, professionalId: string, draw: Draw): Promise<void> {
  const uploadId = await usedUpload(tx, professionalId, 'document');
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
