import { offerPath } from 'shared-contracts/processes/offer-path';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatMoment, formatTime } from 'shared-contracts/formats/time/reader-time';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import { timesFor } from '../mail/times-for.ts';
import { offerToken } from './offer-token.ts';

export interface OfferFacts {
  readonly entryId: string;
  readonly startsAt: string;
}
export type WaitingMails = Readonly<Record<'waiting_offered', OfferFacts>>;

export const waitingMails: MailWriters<WaitingMails> = { waiting_offered: offerContent };

/** The link opens the booking with the time held. No mail for an offer that is answered or over meanwhile. */
async function offerContent(context: MailContext<OfferFacts>): Promise<MailContent | undefined> {
  const { tx, data, reader, t, now, link, config } = context;
  const entry = await tx
    .selectFrom('waitingEntries')
    .innerJoin('consultations', 'consultations.id', 'waitingEntries.consultationId')
    .selectAll('waitingEntries')
    .select(['nameFr', 'nameEn', 'minutes'])
    .where('waitingEntries.id', '=', data.entryId)
    .where('offeredStartsAt', '=', new Date(data.startsAt))
    .where('offeredUntil', '>', now)
    .executeTakeFirst();
  const professional = entry && (await readCorrespondents(tx, [entry.professionalId])).get(entry.professionalId);
  if (!entry?.offeredUntil || !entry.offeredEndsAt || !professional || professional.isDeleted) return undefined;
  const own = { locale: reader.lang, timeZone: reader.timeZone };
  const { startsAt } = data;
  const name = partyName(professional);
  const values = {
    name,
    moment: formatMoment(startsAt, own),
    until: formatTime(entry.offeredUntil.toISOString(), own),
  };
  const meeting = { other: professional, name, professional };
  const times = timesFor(context, meeting, { startsAt, endsAt: entry.offeredEndsAt.toISOString() });
  const holder = offerToken(config, entry.id, new Date(startsAt));
  const callTypes = entry.offeredCallTypes ?? [];
  const said = (key: 'subject' | 'title' | 'text') => sentenceCase(t(`mail.waiting_offered.${key}`, values));
  return {
    subject: said('subject'),
    title: said('title'),
    paragraphs: [said('text')],
    facts: [
      { label: t('fact.when'), values: times },
      { label: t('fact.consultation'), values: [reader.lang === 'en' ? entry.nameEn : entry.nameFr] },
      { label: t('fact.how'), values: callTypes.map((callType) => t(`callType.${callType}`)) },
      {
        label: t('fact.with'),
        values: [name],
        person: { id: professional.id, name, picture: professional.profileImage },
      },
    ],
    action: {
      label: t('mail.waiting_offered.action'),
      url: link(offerPath({ ...entry, startsAt, callTypes, holder })),
    },
  };
}
