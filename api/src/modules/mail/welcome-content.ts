import type { Desk } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';

const pages = { welcome_client: '/lawyers', welcome_professional: '/pro/tableau-de-bord' } as const;

export async function welcomeContent({ template, t, link }: Desk<keyof typeof pages>): Promise<MailContent> {
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [t(`mail.${template}.text`)],
    facts: [],
    action: { label: t(`mail.${template}.action`), url: link(pages[template]) },
  };
}
