import { confirmation } from './confirm-content.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';

const pages = { welcome_client: '/lawyers', welcome_professional: '/pro/tableau-de-bord' } as const;

/** Includes the confirmation link for a client whose e-mail is not confirmed yet. */
export async function welcomeContent(context: MailContext<object, keyof typeof pages>): Promise<MailContent> {
  const { template, reader, t, link } = context;
  if (template === 'welcome_client' && reader.emailConfirmedAt === null)
    return confirmation(context, 'welcome_confirm');
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [t(`mail.${template}.text`)],
    facts: [],
    action: { label: t(`mail.${template}.action`), url: link(pages[template]) },
  };
}
