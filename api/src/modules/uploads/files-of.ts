import type { UploadType } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';

/** A file of somebody's, for the export of their data. */
export interface OwnFile {
  /** What it is, without a folder: `identity-2.png`; no two alike. */
  readonly name: string;
  readonly contentType: UploadType;
  readonly createdAt: Date;
  /** Undefined when it has been removed meanwhile. */
  read(): Promise<Uint8Array | undefined>;
}

/** Everything that somebody has sent and that is still kept, oldest first. `tx` runs as `system`. */
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
