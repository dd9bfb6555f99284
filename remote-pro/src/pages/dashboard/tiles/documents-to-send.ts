import { documentChecklist } from 'shared-contracts/processes/registration-documents';
import type { Document } from 'shared-contracts/schemas/document';
import type { DocumentKind, LegalKind } from 'shared-contracts/schemas/vocabulary';

/**
 * The required documents that the professional has to submit: missing, rejected or expired. `now` is an instant in
 * milliseconds.
 */
export const documentsToSend = (kind: LegalKind, documents: readonly Document[], now: number): DocumentKind[] =>
  documentChecklist(kind, documents, new Date(now).toISOString().slice(0, 10))
    .filter(({ isNeeded, state }) => isNeeded && state !== 'submitted' && state !== 'accepted')
    .map((line) => line.kind);
