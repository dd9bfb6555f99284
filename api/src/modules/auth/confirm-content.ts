import { CONFIRM_HOURS, issueConfirmation } from './email-confirmations.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/** Sends the confirmation link again. */
export const confirmContent = async (context: MailContext): Promise<MailContent | undefined> =>
  context.reader.emailConfirmedAt === null ? confirmation(context, 'confirm_email') : undefined;

/** The token is created when the mail is sent: only its hash is stored, and its lifetime starts now. */
export async function confirmation(
  { tx, reader, t, now, link }: MailContext,
  words: 'welcome_confirm' | 'confirm_email',
): Promise<MailContent> {
  const token = await issueConfirmation(tx, reader.id, now);
  return {
    subject: t(`mail.${words}.subject`),
    title: t(`mail.${words}.title`),
    paragraphs: [t(`mail.${words}.text`), t('mail.confirm_email.unasked', { count: CONFIRM_HOURS })],
    facts: [{ label: t('fact.account'), values: [shownEmail(reader.email)] }],
    // In the fragment, which browsers do not send: it appears in no log or Referer header.
    action: { label: t('mail.confirm_email.action'), url: `${link('/inscription-user')}#confirm=${token}` },
  };
}
