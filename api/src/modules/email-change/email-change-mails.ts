import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';
import type { EmailKind } from '../../db/schema/account.ts';
import { CONFIRM_DAYS, issueToken, STOP_DAYS } from './tokens.ts';

interface ChangeFacts {
  readonly changeId: string;
}
type Template =
  | 'email_change_confirm'
  | 'email_change_asked'
  | 'email_changed'
  | 'recovery_email_confirm'
  | 'recovery_email_asked'
  | 'recovery_email_replaced';
export type EmailChangeMails = Readonly<Record<Template, ChangeFacts>>;

/** The tokens are made when the mails leave: only their hashes are stored. */
export const emailChangeMails: MailWriters<EmailChangeMails> = {
  email_change_confirm: changeContent,
  email_change_asked: changeContent,
  email_changed: changeContent,
  recovery_email_confirm: changeContent,
  recovery_email_asked: changeContent,
  recovery_email_replaced: changeContent,
};

const fragments = {
  sign_in: { confirm: 'email', stop: 'stop' },
  recovery: { confirm: 'recovery', stop: 'recovery-stop' },
} as const satisfies Record<EmailKind, object>;

/** Enough to know one's own account by. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1…');

/** No mail about a change that was taken back or replaced. */
async function changeContent(context: MailContext<ChangeFacts, Template>): Promise<MailContent | undefined> {
  const { tx, template, data, reader, t, link } = context;
  const change = await tx
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select(['emailChanges.id', 'kind', 'oldEmail', 'newEmail', 'confirmedAt', 'users.role'])
    .where('emailChanges.id', '=', data.changeId)
    .executeTakeFirst();
  if (!change || (change.confirmedAt !== null) !== /_(?:changed|replaced)$/u.test(template)) return undefined;
  const { kind } = change;
  const step = template.endsWith('_confirm') ? 'confirm' : 'stop';
  const token = await issueToken(tx, change, step);
  const page = link(change.role === 'client' ? '/login-user' : '/login');
  const fact = (label: 'account' | 'oldEmail' | 'newEmail', email: string) => ({
    label: t(`fact.${label}`),
    values: [email],
  });
  return {
    subject: t(`mail.${template}.subject`),
    title: t(`mail.${template}.title`),
    paragraphs: [
      t(`mail.${template}.text`),
      t(`mail.${template}.unasked`, { count: step === 'confirm' ? CONFIRM_DAYS[kind] : STOP_DAYS }),
    ],
    facts: [
      // The new mailbox may be a stranger's.
      step === 'confirm'
        ? fact('account', masked(shownEmail(reader.email)))
        : change.oldEmail !== null && fact('oldEmail', shownEmail(change.oldEmail)),
      fact('newEmail', shownEmail(change.newEmail)),
    ].filter((one) => one !== false),
    // In the fragment, which browsers do not send: it appears in no log or Referer header.
    action: { label: t(`mail.${template}.action`), url: `${page}#${fragments[kind][step]}=${token}` },
  };
}
