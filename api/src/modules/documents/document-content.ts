import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';

/** A registration document at the time of the event. The reason of a refusal is read when the mail is sent. */
export interface DocumentFacts {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly expiresOn: string | null;
}

/** A decision on a document, or a warning before it expires; no mail if it has been replaced since. */
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
