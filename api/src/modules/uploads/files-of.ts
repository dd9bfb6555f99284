import type { UploadType } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

/** An uploaded file, for the data export. */
export interface OwnFile {
  /** Unique file name: `identity-2.png`. */
  readonly name: string;
  readonly contentType: UploadType;
  readonly createdAt: Date;
  /** Undefined when it was deleted meanwhile. */
  read(): Promise<Uint8Array | undefined>;
}

/** All stored files of an account, oldest first. `tx` runs as `system`. */
export async function filesOf(tx: Tx, storage: Services['storage'], userId: string): Promise<OwnFile[]> {
  const rows = await tx
    .selectFrom('uploads')
    .leftJoin('documents', 'documents.uploadId', 'uploads.id')
    .select(['uploads.key', 'uploads.purpose', 'uploads.contentType', 'uploads.createdAt', 'documents.kind'])
    .where('uploads.userId', '=', userId)
    .where('uploads.storedAt', 'is not', null)
    .where('uploads.droppedAt', 'is', null)
    .orderBy('uploads.createdAt')
    .orderBy('uploads.id')
    .execute();
  return rows.map(({ key, purpose, contentType, createdAt, kind }, index) => ({
    name: `${(kind ?? purpose).replaceAll('_', '-')}-${index + 1}${key.slice(key.indexOf('.'))}`,
    contentType,
    createdAt,
    read: () => storage.read(key),
  }));
}
