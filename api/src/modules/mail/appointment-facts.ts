import { formatDay, formatTimeRange, zonesDiffer } from 'shared-contracts/processes/reader-time';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import type { Desk } from './compose-mail.ts';
import type { MailFact } from './mail-content.ts';
import type { AppointmentTemplate } from './mail-templates.ts';
import { contactOf, placeOf } from './read-correspondents.ts';
import type { Correspondent } from './read-correspondents.ts';

interface People {
  readonly other: Correspondent;
  readonly name: string;
  readonly professional: Correspondent;
}

/** The facts of an appointment, in the reader's zone, and in the other party's where its clocks differ. */
export function appointmentFacts(desk: Desk<AppointmentTemplate>, people: People): MailFact[] {
  const { template, data, t } = desk;
  const { startsAt, endsAt, otherStartsAt, otherEndsAt, changeReason, changeNote } = data;
  const otherTime =
    otherStartsAt !== null && otherEndsAt !== null ? ([otherStartsAt, otherEndsAt] as const) : undefined;
  const isProposal = template === 'proposed' || template === 'proposal_expired';
  const isForClient = desk.reader.id === data.clientId;
  const reach = isForClient ? contactOf(people.professional) : [];
  const place = data.callType === 'in_person' ? placeOf(people.professional) : '';
  return [
    ...(isProposal && otherTime ? [{ label: t('fact.proposed'), values: timesOf(desk, people, ...otherTime) }] : []),
    { label: t(isProposal ? 'fact.current' : 'fact.when'), values: timesOf(desk, people, startsAt, endsAt) },
    ...(!isProposal && otherTime ? [{ label: t('fact.before'), values: timesOf(desk, people, ...otherTime) }] : []),
    { label: t('fact.how'), values: [t(`callType.${data.callType}`)] },
    { label: t('fact.with'), values: [people.name] },
    ...(place === '' ? [] : [{ label: t('fact.where'), values: [place] }]),
    ...(reach.length === 0 ? [] : [{ label: t('fact.reach'), values: reach }]),
    ...(changeReason === null ? [] : [{ label: t('fact.why'), values: [reasonOf(desk, changeReason)] }]),
    ...(changeNote ? [{ label: t('fact.note'), values: changeNote.split('\n') }] : []),
  ];
}

const reasonOf = ({ template, t }: Desk<AppointmentTemplate>, reason: string): string =>
  t(`${template === 'rejected' ? 'rejectReason' : 'cancelReason'}.${reason}`);

function timesOf(
  { reader, t }: Desk,
  { other, name, professional }: People,
  startsAt: string,
  endsAt: string,
): string[] {
  const inZone = (timeZone: string) =>
    t('time', {
      day: formatDay(startsAt, { locale: reader.lang, timeZone }),
      hours: formatTimeRange(startsAt, endsAt, { locale: reader.lang, timeZone }),
      zone: zoneLabel(timeZone, reader.lang, timeZone === professional.timeZone ? professional : undefined),
    });
  const own = inZone(reader.timeZone);
  if (!zonesDiffer(startsAt, reader.timeZone, other.timeZone)) return [own];
  return [own, t('elsewhere', { name, time: inZone(other.timeZone) })];
}
