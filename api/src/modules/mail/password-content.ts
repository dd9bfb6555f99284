import { RESET_MINUTES, issueReset } from '../auth/password-resets.ts';
import type { Desk } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';

/** The link is made as the mail leaves: its token is in no table but by its hash, and the half hour begins now. */
export async function passwordResetContent(desk: Desk<'password_reset'>): Promise<MailContent> {
  const { tx, reader, t, now, link } = desk;
  const token = await issueReset(tx, reader.id, now);
  return {
    subject: t('mail.password_reset.subject'),
    title: t('mail.password_reset.title'),
    paragraphs: [t('mail.password_reset.text', { count: RESET_MINUTES }), t('mail.password_reset.unasked')],
    facts: [{ label: t('fact.account'), values: [reader.email] }],
    // Behind #: a browser sends it to no server, and no log or referrer has it.
    action: { label: t('mail.password_reset.action'), url: `${link('/reset-pw')}#token=${token}` },
  };
}

export async function passwordChangedContent({ reader, t, link }: Desk<'password_changed'>): Promise<MailContent> {
  return {
    subject: t('mail.password_changed.subject'),
    title: t('mail.password_changed.title'),
    paragraphs: [t('mail.password_changed.text'), t('mail.password_changed.unasked')],
    facts: [{ label: t('fact.account'), values: [reader.email] }],
    action: { label: t('mail.password_changed.action'), url: link('/reset-pw') },
  };
}
