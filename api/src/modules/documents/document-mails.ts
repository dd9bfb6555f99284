import type { MailWriters } from '../mail/mail-context.ts';
import { documentContent } from './document-content.ts';
import type { DocumentFacts } from './document-content.ts';

export type DocumentMails = Readonly<
  Record<'documents_complete' | 'document_refused' | 'document_expiring' | 'document_expired', DocumentFacts>
>;

export const documentMails: MailWriters<DocumentMails> = {
  documents_complete: documentContent,
  document_refused: documentContent,
  document_expiring: documentContent,
  document_expired: documentContent,
};
