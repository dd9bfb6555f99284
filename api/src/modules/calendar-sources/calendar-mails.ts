import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';

interface CalendarFacts {
  readonly calendarSourceId: string;
}
export type CalendarMails = Readonly<Record<'calendar_failed', CalendarFacts>>;

export const calendarMails: MailWriters<CalendarMails> = { calendar_failed: failedContent };

/** No mail for a calendar that is read again, or removed. */
async function failedContent({
  tx,
  data,
  reader,
  t,
  link,
}: MailContext<CalendarFacts>): Promise<MailContent | undefined> {
  const source = await tx
    .selectFrom('calendarSources')
    .select(['name', 'host', 'failure', 'failingSince'])
    .where('id', '=', data.calendarSourceId)
    .executeTakeFirst();
  if (!source?.failure || !source.failingSince) return undefined;
  const since = formatMoment(source.failingSince.toISOString(), { locale: reader.lang, timeZone: reader.timeZone });
  const values = { name: source.name, since };
  return {
    subject: t('mail.calendar_failed.subject', values),
    title: t('mail.calendar_failed.title', values),
    paragraphs: [t('mail.calendar_failed.text', values)],
    facts: [
      { label: t('fact.calendar'), values: [source.name, source.host] },
      { label: t('fact.problem'), values: [t(`calendarFailure.${source.failure}`)] },
    ],
    action: { label: t('mail.calendar_failed.action'), url: link('/pro/disponibilite#calendars') },
  };
}
