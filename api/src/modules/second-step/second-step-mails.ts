import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';
import { issueStop, STOP_DAYS } from './stops.ts';

export type SecondStepChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'code-app-added'
  | 'code-app-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'codes-refused'
  | 'second-steps-removed';

interface ChangeFacts {
  readonly change: SecondStepChange;
}
export type SecondStepMails = Readonly<Record<'second_step_changed', ChangeFacts>>;

export const secondStepMails: MailWriters<SecondStepMails> = { second_step_changed: changedContent };

/** What a thief with the password would add to keep the owner out. */
const added: readonly SecondStepChange[] = ['passkey-added', 'code-app-added'];

async function changedContent({ tx, data, reader, t, link, now }: MailContext<ChangeFacts>): Promise<MailContent> {
  const isAdded = added.includes(data.change);
  const page = link(reader.role === 'client' ? '/login-user' : '/login');
  return {
    subject: t(`mail.second_step_changed.${data.change}.subject`),
    title: t(`mail.second_step_changed.${data.change}.title`),
    paragraphs: [
      t(`mail.second_step_changed.${data.change}.text`),
      isAdded
        ? t('mail.second_step_changed.added.unasked', { count: STOP_DAYS })
        : t('mail.second_step_changed.unasked'),
    ],
    facts: [{ label: t('fact.account'), values: [shownEmail(reader.email)] }],
    action: isAdded
      ? // In the fragment, which browsers do not send: it appears in no log or Referer header.
        {
          label: t('mail.second_step_changed.added.action'),
          url: `${page}#factor=${await issueStop(tx, reader.id, now)}`,
        }
      : { label: t('mail.second_step_changed.action'), url: link('/reset-pw') },
  };
}
