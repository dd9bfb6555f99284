import { formatDay, formatTimeRange, zonesDiffer } from 'shared-contracts/processes/reader-time';
import { zoneWords } from 'shared-contracts/processes/zone-words';
import type { MailFact } from '../mail/mail-content.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { Correspondent } from '../mail/read-correspondents.ts';
import type { AppointmentTemplate } from './appointment-template.ts';
import type { AppointmentFacts } from './facts-of.ts';
import { contactOf, placeOf } from './practice-of.ts';

export type AppointmentMailContext = MailContext<AppointmentFacts, AppointmentTemplate>;

interface People {
  readonly other: Correspondent;
  readonly name: string;
  readonly professional: Correspondent;
}

/** The facts of an appointment, in the reader's zone, and in the other party's where its clocks differ. */
export function appointmentFacts(context: AppointmentMailContext, people: People): MailFact[] {
  const { template, data, t } = context;
  const { startsAt, endsAt, otherStartsAt, otherEndsAt, changeReason, changeNote } = data;
  const otherTime =
    otherStartsAt !== null && otherEndsAt !== null ? ([otherStartsAt, otherEndsAt] as const) : undefined;
  const isProposal = template === 'proposed' || template === 'proposal_expired';
  const isForClient = context.reader.id === data.clientId;
  const reach = isForClient ? contactOf(people.professional) : [];
  const place = data.callType === 'in_person' ? placeOf(people.professional) : '';
  return [
    ...(isProposal && otherTime ? [{ label: t('fact.proposed'), values: timesOf(context, people, ...otherTime) }] : []),
    { label: t(isProposal ? 'fact.current' : 'fact.when'), values: timesOf(context, people, startsAt, endsAt) },
    ...(!isProposal && otherTime ? [{ label: t('fact.before'), values: timesOf(context, people, ...otherTime) }] : []),
    { label: t('fact.how'), values: [t(`callType.${data.callType}`)] },
    { label: t('fact.with'), values: [people.name] },
    ...(place === '' ? [] : [{ label: t('fact.where'), values: [place] }]),
    ...(reach.length === 0 ? [] : [{ label: t('fact.reach'), values: reach }]),
    ...(changeReason === null ? [] : [{ label: t('fact.why'), values: [reasonOf(context, changeReason)] }]),
    ...(changeNote ? [{ label: t('fact.note'), values: changeNote.split('\n') }] : []),
  ];
}

const reasonOf = ({ template, t }: AppointmentMailContext, reason: string): string =>
  t(`${template === 'rejected' ? 'rejectReason' : 'cancelReason'}.${reason}`);

function timesOf(
  { reader, t }: MailContext,
  { other, name, professional }: People,
  startsAt: string,
  endsAt: string,
): string[] {
  const inZone = (timeZone: string) =>
    t('time', {
      day: formatDay(startsAt, { locale: reader.lang, timeZone }),
      hours: formatTimeRange(startsAt, endsAt, { locale: reader.lang, timeZone }),
      zone: zoneWords(timeZone, reader.lang, timeZone === professional.timeZone ? professional : undefined),
    });
  const own = inZone(reader.timeZone);
  if (!zonesDiffer(startsAt, reader.timeZone, other.timeZone)) return [own];
  return [own, t('elsewhere', { name, time: inZone(other.timeZone) })];
}
