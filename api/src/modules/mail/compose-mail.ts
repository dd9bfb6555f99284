import type { TFunction } from 'i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { wordsIn } from '../../words/words-in.ts';
import { appointmentContent } from './appointment-content.ts';
import type { ClaimedMail } from './deliver-mails.ts';
import { confirmContent } from './confirm-content.ts';
import { documentContent } from './document-content.ts';
import { mailAsHtml } from './mail-as-html.ts';
import { mailAsText } from './mail-as-text.ts';
import type { MailContent } from './mail-content.ts';
import type { MailData, MailTemplate } from './mail-templates.ts';
import { appointmentTemplates } from './mail-templates.ts';
import type { OutgoingMail } from './mailer.ts';
import { accountChangedContent, passwordResetContent } from './password-content.ts';
import { readCorrespondents } from './read-correspondents.ts';
import type { Correspondent } from './read-correspondents.ts';
import { welcomeContent } from './welcome-content.ts';

/** What a template writes with. */
export interface Desk<T extends MailTemplate = MailTemplate> {
  /** Runs as `system`. */
  readonly tx: Tx;
  readonly template: T;
  readonly data: MailData[T];
  readonly reader: Correspondent;
  /** Where it goes: the reader's own, or the one that it was asked for. */
  readonly address: string;
  readonly t: TFunction;
  readonly now: Date;
  readonly from: { readonly name: string; readonly address: string };
  /** Absolute address of a page of ours, in the reader's language. */
  link(path: string): string;
}

/** Undefined when there is nothing to say any more. */
type Writer<T extends MailTemplate> = (desk: Desk<T>) => Promise<MailContent | undefined>;

const writers: { readonly [T in MailTemplate]: Writer<T> } = {
  ...(Object.fromEntries(appointmentTemplates.map((template) => [template, appointmentContent])) as Record<
    (typeof appointmentTemplates)[number],
    typeof appointmentContent
  >),
  documents_complete: documentContent,
  document_refused: documentContent,
  document_expiring: documentContent,
  document_expired: documentContent,
  welcome_client: welcomeContent,
  confirm_email: confirmContent,
  welcome_professional: welcomeContent,
  password_reset: passwordResetContent,
  password_changed: accountChangedContent,
  recovery_email_changed: accountChangedContent,
};

/** The mail of a row of the outbox, in the language and zone of its reader; undefined when it is not to be sent any more. */
export function composeMail({ db, config, now }: Services, mail: ClaimedMail): Promise<OutgoingMail | undefined> {
  return runAsSystem(db, async (tx) => {
    const reader = (await readCorrespondents(tx, [mail.userId])).get(mail.userId);
    if (!reader || reader.isDeleted) return undefined;
    const t = await wordsIn(reader.lang, 'mails');
    const link = (path: string) => `${config.webOrigins[0] ?? ''}${reader.lang === 'en' ? '/en' : ''}${path}`;
    const write = writers[mail.template] as Writer<MailTemplate>;
    const address = mail.address ?? reader.email;
    const desk = { tx, template: mail.template, reader, address, t, now: now(), from: config.mailFrom, link };
    const content = await write({ ...desk, data: mail.data as unknown as MailData[MailTemplate] }); // as sendMail wrote it
    if (!content) return undefined;
    const frame = {
      lang: reader.lang,
      greeting: t('greeting', { name: reader.kind === 'legal_entity' ? partyName(reader) : reader.firstNames }),
      footer: t('footer'),
      labelled: (label: string, value: string) => t('withLabel', { label, value }),
    };
    return {
      id: mail.id,
      to: { name: partyName(reader), address },
      subject: content.subject,
      text: mailAsText(content, frame),
      html: mailAsHtml(content, frame),
      calendar: content.calendar,
    };
  });
}
