import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';
import { STOP_DAYS } from './confirm-change.ts';
import { issueToken } from './tokens.ts';
import { shownEmail } from 'shared-contracts/processes/shown-email';

interface ChangeFacts {
  readonly changeId: string;
}
type Template = 'email_change_confirm' | 'email_change_asked' | 'email_changed';
export type EmailChangeMails = Readonly<Record<Template, ChangeFacts>>;

/** The tokens are made when the mails leave: only their hashes are stored. */
export const emailChangeMails: MailWriters<EmailChangeMails> = {
  email_change_confirm: changeContent,
  email_change_asked: changeContent,
  email_changed: changeContent,
};

/** No mail about a change that was taken back or replaced. */
async function changeContent(context: MailContext<ChangeFacts, Template>): Promise<MailContent | undefined> {
  const { tx, template, data, t, link } = context;
  const change = await tx
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select(['emailChanges.id', 'oldEmail', 'newEmail', 'confirmedAt', 'users.role'])
    .where('emailChanges.id', '=', data.changeId)
    .executeTakeFirst();
  if (!change || (change.confirmedAt !== null) !== (template === 'email_changed')) return undefined;
  const purpose = template === 'email_change_confirm' ? 'confirm' : 'stop';
  const token = await issueToken(tx, change.id, purpose);
  const page = link(change.role === 'client' ? '/login-user' : '/login');
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [t(`mail.${template}.text`), t(`mail.${template}.unasked`, { count: STOP_DAYS })],
    facts: [
      { label: t('fact.oldEmail'), values: [shownEmail(change.oldEmail)] },
      { label: t('fact.newEmail'), values: [shownEmail(change.newEmail)] },
    ],
    // In the fragment, which browsers do not send: it appears in no log or Referer header.
    action: {
      label: t(`mail.${template}.action`),
      url: `${page}#${purpose === 'confirm' ? 'email' : 'stop'}=${token}`,
    },
  };
}
