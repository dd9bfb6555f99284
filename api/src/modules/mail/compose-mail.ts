import { partyName } from 'shared-contracts/formats/person/party-name';
import type { OutgoingMail } from '../../adapters/mail/mailer.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import { kindOfMail } from '../notification-choices/kinds.ts';
import { unsubscribeAddress } from '../notification-choices/unsubscribe-token.ts';
import { mailAsHtml } from './mail-as-html.ts';
import { mailFace } from './mail-face.ts';
import { mailAsText } from './mail-as-text.ts';
import type { AllMailWriters } from './mail-context.ts';
import { readCorrespondents } from './read-correspondents.ts';

/** A row of the outbox that this process has claimed. */
export interface ClaimedMail {
  readonly id: string;
  readonly userId: string;
  readonly address: string | null;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

/** The mail of a row of the outbox, in the language and zone of its reader; undefined when it is not to be sent any more. */
export function composeMail(
  { db, config, storage, now }: Services,
  writers: AllMailWriters,
  mail: ClaimedMail,
): Promise<OutgoingMail | undefined> {
  return runAsSystem(db, async (tx) => {
    const reader = (await readCorrespondents(tx, [mail.userId])).get(mail.userId);
    if (!reader || reader.isDeleted) return undefined;
    const t = await translatorFor(reader.lang, 'mails');
    const link = (path: string) => `${config.webOrigins[0] ?? ''}${reader.lang === 'en' ? '/en' : ''}${path}`;
    const write = writers[mail.template];
    if (!write) throw new Error(`No module writes the mail ${mail.template}`);
    const address = mail.address ?? reader.email;
    const context = { tx, reader, address, t, now: now(), from: config.mailFrom, link, config };
    const content = await write({ ...context, template: mail.template as never, data: mail.data as never }); // as sendMail wrote them
    if (!content) return undefined;
    const kind = kindOfMail(mail.template);
    const kinds = content.kinds ?? (kind === null ? [] : [kind]);
    // One click in a mail program ends no mails about appointments because of what was mailed together.
    const endedAtOnce = content.kinds ? kinds.filter((one) => one !== 'requests') : kinds;
    const unsubscribe = kinds.map((one) => ({
      label: kinds.length === 1 ? t('unsubscribe') : t('unsubscribeFrom', { kind: t(`unsubscribed.kind.${one}`) }),
      url: unsubscribeAddress(config, mail.userId, [one]),
    }));
    const frame = {
      lang: reader.lang,
      greeting: t('greeting', { name: reader.kind === 'legal_entity' ? partyName(reader) : reader.firstNames }),
      footer: t('footer'),
      unsubscribe,
      labelled: (label: string, value: string) => t('withLabel', { label, value }),
    };
    const person = content.facts.find((fact) => fact.person)?.person;
    return {
      id: mail.id,
      to: { name: partyName(reader), address },
      subject: content.subject,
      text: mailAsText(content, frame),
      html: mailAsHtml(content, frame),
      calendar: content.calendar,
      face: person && (await mailFace(storage, person)),
      unsubscribeUrl: endedAtOnce.length === 0 ? undefined : unsubscribeAddress(config, mail.userId, endedAtOnce),
    };
  });
}
