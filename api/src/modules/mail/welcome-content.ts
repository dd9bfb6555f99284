import { confirmation } from './confirm-content.ts';
import type { Desk } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';

const pages = { welcome_client: '/lawyers', welcome_professional: '/pro/tableau-de-bord' } as const;

/** To a client whose e-mail is not confirmed yet it brings the link for that. */
export async function welcomeContent(desk: Desk<keyof typeof pages>): Promise<MailContent> {
  const { template, reader, t, link } = desk;
  if (template === 'welcome_client' && reader.emailConfirmedAt === null) return confirmation(desk, 'welcome_confirm');
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [t(`mail.${template}.text`)],
    facts: [],
    action: { label: t(`mail.${template}.action`), url: link(pages[template]) },
  };
}
