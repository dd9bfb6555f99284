import { RESET_MINUTES, issueReset } from './password-resets.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/**
 * The token is created when the mail is sent: only its hash is stored, and its half hour starts now. No mail to an address that the account
 * no longer has.
 */
export async function passwordResetContent(context: MailContext): Promise<MailContent | undefined> {
  const { tx, reader, t, now, link } = context;
  if (!(await isAddressOfReader(context))) return undefined;
  const token = await issueReset(tx, reader.id, now);
  return {
    subject: t('mail.password_reset.subject'),
    title: t('mail.password_reset.title'),
    paragraphs: [t('mail.password_reset.text', { count: RESET_MINUTES }), t('mail.password_reset.unasked')],
    facts: [{ label: t('fact.account'), values: [shownEmail(reader.email)] }],
    // In the fragment, which browsers do not send: it appears in no log or Referer header.
    action: { label: t('mail.password_reset.action'), url: `${link('/reset-pw')}#token=${token}` },
  };
}

/** Locked, so that a concurrent change of the recovery e-mail waits for the token and invalidates it. */
async function isAddressOfReader({ tx, reader, address }: MailContext): Promise<boolean> {
  if (address === reader.email) return true;
  const profile = await tx
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', reader.id)
    .where('secondaryEmail', '=', address)
    .forShare()
    .executeTakeFirst();
  return profile !== undefined;
}

/** Notifies the addresses of the account of a change of access, in case it was not made by the owner. */
export async function accountChangedContent({ template, reader, t, link }: MailContext): Promise<MailContent> {
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [t(`mail.${template}.text`), t(`mail.${template}.unasked`)],
    facts: [{ label: t('fact.account'), values: [shownEmail(reader.email)] }],
    action: { label: t(`mail.${template}.action`), url: link('/reset-pw') },
  };
}
