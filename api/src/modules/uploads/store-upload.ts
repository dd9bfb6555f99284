import { createHash, randomUUID } from 'node:crypto';
import { mostDocuments } from 'shared-contracts/schemas/appointment';
import { uploadLimits, type Upload, type UploadPurpose } from 'shared-contracts/schemas/upload';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { inWriteCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { runIdempotent } from '../../generic/idempotency.ts';
import { Problem } from '../../http/problem.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { sanitiseFile } from './sanitise-file.ts';
import { addressOf, privatePurposes } from './document-links.ts';
import type { ReceivedFile } from './receive-file.ts';
import { dropUploads } from './drop-uploads.ts';
import { keysOf, sizeKey, sizeType } from '../../pictures/size-key.ts';

/**
 * Unused files per account; they are deleted within a day (sweep-uploads.ts). What somebody removes and chooses again before sending is
 * unused too: this is six times the documents of an appointment, and the bytes of three times the largest ones.
 */
export const mostUnused = { files: 6 * mostDocuments, bytes: 3 * mostDocuments * uploadLimits.appointment } as const;

/**
 * Stores a file. Its row is committed first, so that an interrupted upload is found and removed; the transaction that marks it as stored
 * is short, so that slow storage blocks nothing.
 */
export async function storeUpload(request: CallRequest, file: ReceivedFile, idempotencyKey?: string): Promise<Upload> {
  const { storage, db } = request.services;
  const { bytes, contentType, extension, sizes = [] } = await sanitiseFile(file.bytes, file.purpose);
  const id = randomUUID();
  const key = `${contentHash(id, bytes)}.${extension}`;
  const row = { id, key, purpose: file.purpose, contentType, bytes: bytes.length };
  await runAsSystem(db, (tx) => announce(tx, request, row));
  try {
    await Promise.all(
      sizes.map((size) =>
        storage.put(sizeKey(key, size.width, size.format), size.bytes, sizeType(size.format, contentType)),
      ),
    );
    await storage.put(key, bytes, contentType);
  } catch (cause) {
    await runAsSystem(db, (tx) => dropUploads(tx, [id], request.services.now()));
    throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' }, cause });
  }
  const received = createHash('sha256').update(file.bytes).digest('hex');
  const kept = await inWriteCall(request, 'self', (context) =>
    runIdempotent(context, idempotencyKey, { path: 'uploads', purpose: file.purpose, received }, () =>
      context.asSystem(async (tx): Promise<Upload> => {
        const { createdAt } = await tx
          .updateTable('uploads')
          .set({ storedAt: context.now })
          .where('id', '=', id)
          .where('droppedAt', 'is', null)
          .returning('createdAt')
          .executeTakeFirstOrThrow(() => new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' } }));
        const { purpose } = file;
        const url = privatePurposes.includes(purpose) ? null : addressOf(key);
        return { id, purpose, contentType, bytes: bytes.length, url, createdAt: createdAt.toISOString() };
      }),
    ),
  ).catch(async (cause: unknown) => {
    if (cause instanceof Problem) await forget(request, id, key);
    throw cause;
  });
  if (kept.id !== id) await forget(request, id, key); // the idempotency key was used before
  return kept;
}

/**
 * Names a file by its content, so that its address can be cached for ever. The id is hashed with it: two uploads of the
 * same picture share no file, and its address does not tell that they are the same.
 */
const contentHash = (id: string, bytes: Uint8Array): string =>
  createHash('sha256').update(id).update(bytes).digest('hex').slice(0, 32);

/** Deletes a refused or duplicate file at runIdempotent, before its row, so that retries do not accumulate files. */
async function forget({ services: { db, storage } }: CallRequest, id: string, key: string): Promise<void> {
  for (const stored of keysOf(key)) await storage.remove(stored);
  await runAsSystem(db, (tx) => tx.deleteFrom('uploads').where('id', '=', id).execute());
}

type Row = { id: string; key: string; purpose: UploadPurpose; contentType: Upload['contentType']; bytes: number };

/** @throws Problem 429 for an account with too many unused files, or too large ones. */
async function announce(tx: Tx, { caller, services }: CallRequest, row: Row): Promise<void> {
  const userId = String(caller.userId);
  await holdAccount(tx, userId);
  await lock(tx, `uploads:${userId}`);
  const unused = await tx
    .selectFrom('uploads')
    .select('bytes')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .limit(mostUnused.files)
    .execute();
  const bytes = unused.reduce((sum, one) => sum + one.bytes, row.bytes);
  if (unused.length >= mostUnused.files || bytes > mostUnused.bytes)
    throw new Problem(429, 'TOO_MANY_FILES', {
      headers: { 'retry-after': '3600' },
      details: { limit: mostUnused.files, bytes: mostUnused.bytes },
    });
  await tx
    .insertInto('uploads')
    .values({ ...row, userId, createdAt: services.now() })
    .execute();
}
