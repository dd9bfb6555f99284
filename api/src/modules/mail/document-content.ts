import { formatDate } from 'shared-contracts/processes/reader-time';
import type { Desk } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { DocumentTemplate } from './mail-templates.ts';

/** Something has become of a document, or is about to; nothing is said any more of one that has been replaced meanwhile. */
export async function documentContent(desk: Desk<DocumentTemplate>): Promise<MailContent | undefined> {
  const { tx, template, data, reader, t, link } = desk;
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
