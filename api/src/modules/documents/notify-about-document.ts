import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { Tx } from '../../db/run-as.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { DocumentMails } from './document-mails.ts';

export type DocumentEvent = 'accepted' | 'complete' | 'refused' | 'expiring' | 'expired';

/** Every decision is a notification; those that require action, and the last acceptance, are mailed too. */
const mails = {
  complete: 'documents_complete',
  refused: 'document_refused',
  expiring: 'document_expiring',
  expired: 'document_expired',
} as const;

/** Notifies a professional about a document. `tx` runs as `system`. */
export async function notifyAboutDocument(
  tx: Tx,
  document: { id: string; professionalId: string; kind: DocumentKind; expiresOn: string | null },
  news: DocumentEvent,
  now: Date,
): Promise<void> {
  const { id, professionalId, kind, expiresOn } = document;
  const type = `document.${news === 'complete' ? 'accepted' : news}` as const;
  await writeEvents(tx, [{ userId: professionalId, type, data: { documentId: id, kind, expiresOn }, notify: true }]);
  if (news === 'accepted') return;
  const eventId = `document:${id}:${news}:${now.toISOString()}`;
  await sendMail<DocumentMails>(tx, {
    eventId,
    to: { userId: professionalId },
    template: mails[news],
    data: { documentId: id, kind, expiresOn },
  });
}
