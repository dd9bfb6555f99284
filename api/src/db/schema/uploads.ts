import type { Generated } from 'kysely';
import type { UploadPurpose, UploadType } from 'shared-contracts/schemas/upload';
import type { CreatedAt, MaybeInstant } from './column-types.ts';

export interface UploadsTable {
  id: Generated<string>;
  userId: string;
  purpose: UploadPurpose;
  /** Its name in the storage and in addresses. */
  key: string;
  contentType: UploadType;
  bytes: number;
  createdAt: CreatedAt;
  /** Since when the file is in the storage. */
  storedAt: MaybeInstant;
  /** Since when something refers to it. */
  usedAt: MaybeInstant;
  /** Since when it is unused: the file is deleted, then the row. */
  droppedAt: MaybeInstant;
}
