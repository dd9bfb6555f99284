import { formatDate } from 'shared-contracts/processes/reader-time';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';

/** A document of a registration, as it was when something became of it. Why it was refused is read when the mail leaves. */
export interface DocumentFacts {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly expiresOn: string | null;
}

/** Something has become of a document, or is about to; nothing is said any more of one that has been replaced meanwhile. */
export async function documentContent(context: MailContext<DocumentFacts>): Promise<MailContent | undefined> {
  const { tx, template, data, reader, t, link } = context;
  const current = await tx
    .selectFrom('documents')
    .select(['state', 'refusalReason'])
    .where('id', '=', data.documentId)
    .executeTakeFirst();
  if (!current) return undefined;
  const values = {
    document: t(`document.${data.kind}`),
    day: data.expiresOn === null ? '' : formatDate(data.expiresOn, reader.lang),
  };
  return {
    subject: t(`mail.${template}.subject`, values),
    title: t(`mail.${template}.title`, values),
    paragraphs: [t(`mail.${template}.text`, values)],
    facts: current.refusalReason === null ? [] : [{ label: t('fact.why'), values: current.refusalReason.split('\n') }],
    action: {
      label: t(`mail.${template}.action`),
      url: link(template === 'documents_complete' ? '/pro/tableau-de-bord' : '/inscription-2'),
    },
  };
}
