import { CONFIRM_HOURS, issueConfirmation } from './email-confirmations.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';

/** Sends the confirmation link again. */
export const confirmContent = async (context: MailContext): Promise<MailContent | undefined> =>
  context.reader.emailConfirmedAt === null ? confirmation(context, 'confirm_email') : undefined;

/** The token is made as the mail leaves: it is in no table but by its hash, and its day begins now. */
export async function confirmation(
  { tx, reader, t, now, link }: MailContext,
  words: 'welcome_confirm' | 'confirm_email',
): Promise<MailContent> {
  const token = await issueConfirmation(tx, reader.id, now);
  return {
    subject: t(`mail.${words}.subject`),
    title: t(`mail.${words}.title`),
    paragraphs: [t(`mail.${words}.text`), t('mail.confirm_email.unasked', { count: CONFIRM_HOURS })],
    facts: [{ label: t('fact.account'), values: [reader.email] }],
    // Behind #: a browser sends it to no server, and no log or referrer has it.
    action: { label: t('mail.confirm_email.action'), url: `${link('/inscription-user')}#confirm=${token}` },
  };
}
