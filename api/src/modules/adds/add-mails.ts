import { addPhase } from 'shared-contracts/processes/advertisement-life-cycle';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';

interface AddFacts {
  readonly addId: string;
}
export type AddMails = Readonly<Record<'advertisement_approved' | 'advertisement_refused', AddFacts>>;

export const addMails: MailWriters<AddMails> = {
  advertisement_approved: decisionContent,
  advertisement_refused: decisionContent,
};

/** The decision of an operator; no mail where the advertisement has been changed or deleted meanwhile. */
async function decisionContent(context: MailContext<AddFacts>): Promise<MailContent | undefined> {
  const { tx, template, data, reader, t, link } = context;
  const add = await tx.selectFrom('adds').selectAll().where('id', '=', data.addId).executeTakeFirst();
  if (!add || `advertisement_${add.state}` !== template) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  const values = {
    title: reader.lang === 'en' ? add.titleEn : add.titleFr,
    first: formatDate(add.startsOn, reader.lang),
    last: formatDate(add.endsOn, reader.lang),
  };
  if (add.state === 'approved' && addPhase(add, today) === 'ended') return undefined;
  return {
    subject: t(`mail.${template}.subject`, values),
    title: t(`mail.${template}.title`, values),
    paragraphs: [t(`mail.${template}.text`, values)],
    facts: add.refusalReason === null ? [] : [{ label: t('fact.why'), values: add.refusalReason.split('\n') }],
    action: { label: t(`mail.${template}.action`), url: link(`/pro/publicite?ad=${add.id}`) },
  };
}
