import { partyName } from 'shared-contracts/formats/person/party-name';
import { atTime, formatDay, formatTime } from 'shared-contracts/formats/time/reader-time';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import type { TextContent, TextContext, TextWriters } from '../sms/text-context.ts';
import type { OfferFacts } from './waiting-mails.ts';

export type WaitingTexts = Readonly<Record<'waiting_offered', OfferFacts>>;

export const waitingTexts: TextWriters<WaitingTexts> = { waiting_offered: offerText };

/** Who, when and until when; the link is in the client’s area. No text for an offer that is answered or over meanwhile. */
async function offerText({ tx, data, reader, t, now }: TextContext<OfferFacts>): Promise<TextContent | undefined> {
  const entry = await tx
    .selectFrom('waitingEntries')
    .select(['professionalId', 'offeredUntil'])
    .where('id', '=', data.entryId)
    .where('offeredStartsAt', '=', new Date(data.startsAt))
    .where('offeredUntil', '>', now)
    .executeTakeFirst();
  const professional = entry && (await readCorrespondents(tx, [entry.professionalId])).get(entry.professionalId);
  if (!entry?.offeredUntil || !professional || professional.isDeleted) return undefined;
  const clock = { locale: reader.lang, timeZone: reader.timeZone };
  const moment = `${formatDay(data.startsAt, clock, 'short')} ${atTime(data.startsAt, clock)}`;
  const until = formatTime(entry.offeredUntil.toISOString(), clock);
  return { text: (name) => t('waiting_offered', { name, moment, until }), name: partyName(professional) };
}
