import { formatDay, formatTimeRange, zonesDiffer } from 'shared-contracts/formats/time/reader-time';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { MailContext } from './mail-context.ts';
import type { Correspondent } from './read-correspondents.ts';

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whom one meets, under the name that the mail uses, and whose practice it is at. */
interface Meeting {
  readonly other: Correspondent;
  readonly name: string;
  readonly professional: Correspondent;
}

type Words = Pick<MailContext, 'reader' | 't'>;

/** Day and time of an appointment by a reader's clock. */
const timeIn = ({ reader, t }: Words, { startsAt, endsAt }: Span, timeZone: string, professional: Correspondent) =>
  t('time', {
    day: formatDay(startsAt, { locale: reader.lang, timeZone }),
    hours: formatTimeRange(startsAt, endsAt, { locale: reader.lang, timeZone }),
    zone: zoneLabel(timeZone, reader.lang, timeZone === professional.timeZone ? professional : undefined),
  });

/** Day and time of the other person, where their clocks show another time. */
export function timesElsewhere(words: Words, { other, name, professional }: Meeting, span: Span): string[] {
  if (!zonesDiffer(span.startsAt, words.reader.timeZone, other.timeZone)) return [];
  return [words.t('elsewhere', { name, time: timeIn(words, span, other.timeZone, professional) })];
}

/** Day and time of an appointment in the reader's zone, and in the other person's where its clocks differ. */
export const timesFor = (words: Words, meeting: Meeting, span: Span): string[] => [
  timeIn(words, span, words.reader.timeZone, meeting.professional),
  ...timesElsewhere(words, meeting, span),
];
