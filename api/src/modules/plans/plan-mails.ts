import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';

interface PlanEndFacts {
  /** YYYY-MM-DD. */
  readonly lastDay: string;
  /** How many that were planned for later became drafts. */
  readonly articles: number;
}
export type PlanMails = Readonly<Record<'plan_ended', PlanEndFacts>>;

export const planMails: MailWriters<PlanMails> = { plan_ended: endedContent };

/** No mail to who has a plan again. */
async function endedContent({
  tx,
  data: { lastDay, articles },
  reader,
  t,
  link,
}: MailContext<PlanEndFacts>): Promise<MailContent | undefined> {
  const owner = await tx.selectFrom('professionals').select('planId').where('id', '=', reader.id).executeTakeFirst();
  if (owner?.planId !== 'free') return undefined;
  return {
    subject: t('mail.plan_ended.subject'),
    title: t('mail.plan_ended.title'),
    paragraphs: [
      t('mail.plan_ended.text', { day: formatDate(lastDay, reader.lang) }),
      ...(articles === 0 ? [] : [t('mail.plan_ended.articles', { count: articles })]),
    ],
    facts: [],
    action: { label: t('mail.plan_ended.action'), url: link('/pricing') },
  };
}
