import type { Generated } from 'kysely';
import type { DocumentState } from 'shared-contracts/processes/registration-documents';
import type { UploadPurpose, UploadType } from 'shared-contracts/schemas/upload';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { CreatedAt, Maybe, MaybeInstant } from './column-types.ts';

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
  /** Since when nothing does any more: the file goes, then the row. */
  droppedAt: MaybeInstant;
}

export interface DocumentsTable {
  id: Generated<string>;
  professionalId: string;
  kind: DocumentKind;
  state: Generated<DocumentState>;
  /** Null where an operator has checked by other means. */
  uploadId: Maybe<string>;
  expiresOn: Maybe<string>;
  refusalReason: Maybe<string>;
  decidedAt: MaybeInstant;
  decidedBy: Maybe<string>;
  /** The last warning before it expires: so many days ahead. */
  warnedDays: Maybe<number>;
  /** Accepted, but its professional has changed what it proves: an operator has to look at it again. */
  recheckSince: MaybeInstant;
  createdAt: CreatedAt;
}

export interface AppointmentDocumentsTable {
  id: Generated<string>;
  appointmentId: string;
  clientId: string;
  professionalId: string;
  uploadId: string;
  /** As the client calls it. */
  name: string;
  createdAt: CreatedAt;
}
