import { partyName } from 'shared-contracts/formats/person/party-name';
import type { MailFact } from '../mail/mail-content.ts';
import type { Correspondent } from '../mail/read-correspondents.ts';
import { timesFor } from '../mail/times-for.ts';
import type { ConsultationFacts } from './consultation-facts.ts';
import { contactOf, placeOf } from './practice-of.ts';
import type { AppointmentMailContext } from './types.ts';

export interface People {
  readonly other: Correspondent;
  readonly name: string;
  readonly professional: Correspondent;
  readonly consultation: ConsultationFacts | undefined;
  /** What the client is to prepare, once the appointment is accepted. */
  readonly preparation: string | null;
  /** The way to the practice on a map, for a client who comes there. */
  readonly directions: string | null;
  /** Once the appointment is accepted. */
  readonly videoLink: string | null;
}

/** The facts of an appointment, in the reader's zone, and in the other party's where its clocks differ. */
export function appointmentFacts(context: AppointmentMailContext, people: People): MailFact[] {
  const { template, data, t } = context;
  const { consultation, other, preparation, directions, videoLink } = people;
  const { startsAt, endsAt, otherStartsAt, otherEndsAt, changeReason, changeNote } = data;
  const otherTime =
    otherStartsAt !== null && otherEndsAt !== null ? { startsAt: otherStartsAt, endsAt: otherEndsAt } : undefined;
  const isProposal = template === 'proposed' || template === 'proposal_expired';
  const isForClient = context.reader.id === data.clientId;
  const reach = isForClient ? contactOf(people.professional) : [];
  const place = data.callType === 'in_person' ? placeOf(people.professional) : '';
  return [
    ...(isProposal && otherTime ? [{ label: t('fact.proposed'), values: timesFor(context, people, otherTime) }] : []),
    { label: t(isProposal ? 'fact.current' : 'fact.when'), values: timesFor(context, people, { startsAt, endsAt }) },
    ...(!isProposal && otherTime ? [{ label: t('fact.before'), values: timesFor(context, people, otherTime) }] : []),
    ...(consultation ? [{ label: t('fact.consultation'), values: [consultation.name, consultation.terms] }] : []),
    { label: t('fact.how'), values: [t(`callType.${data.callType}`)] },
    ...(videoLink === null ? [] : [{ label: t('fact.video'), values: [videoLink] }]),
    { label: t('fact.with'), values: [people.name], person: other.isDeleted ? undefined : faceOf(other) },
    ...(place === ''
      ? []
      : [{ label: t('fact.where'), values: [place, ...(directions === null ? [] : [directions])] }]),
    ...(reach.length === 0 ? [] : [{ label: t('fact.reach'), values: reach }]),
    ...(preparation === null
      ? []
      : [{ label: t(data.callType === 'in_person' ? 'fact.bring' : 'fact.prepare'), values: preparation.split('\n') }]),
    ...(changeReason === null ? [] : [{ label: t('fact.why'), values: [reasonOf(context, changeReason)] }]),
    ...(changeNote ? [{ label: t('fact.note'), values: changeNote.split('\n') }] : []),
  ];
}

const faceOf = (other: Correspondent) => ({ id: other.id, name: partyName(other), picture: other.profileImage });

const reasonOf = ({ template, t }: AppointmentMailContext, reason: string): string =>
  t(`${template === 'rejected' ? 'rejectReason' : 'cancelReason'}.${reason}`);
