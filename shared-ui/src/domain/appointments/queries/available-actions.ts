import { findTransition, type TransitionName } from 'shared-contracts/processes/appointment-life-cycle';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
import type { Appointment } from 'shared-contracts/schemas/appointment';

/** Actions of a party; `take_back` is `decline_proposal` by its author. */
export type AppointmentAction = Exclude<TransitionName, 'expire' | 'expire_proposal' | 'fail'> | 'take_back';

export type Party = 'client' | 'professional';

const names = [
  'accept_proposal',
  'accept',
  'decline_proposal',
  'reject',
  'complete',
  'miss',
  'propose',
  'withdraw',
  'cancel',
] as const;

type Situation = Pick<
  Appointment,
  'status' | 'openedBy' | 'startsAt' | 'proposedStartsAt' | 'proposedBy' | 'professional'
>;

/**
 * The actions available to `party` at `now` (milliseconds), the most important first. Derived from the life cycle; in
 * addition, only the other party answers a proposal, and there is one open proposal at a time. Within the
 * professional's notice period a client can neither cancel nor move an accepted appointment.
 */
export function actionsFor(appointment: Situation, party: Party, now: number): AppointmentAction[] {
  const { status: from, openedBy } = appointment;
  const situation = { from, actor: party, openedBy, startsAt: Date.parse(appointment.startsAt), now };
  const proposedAt = appointment.proposedStartsAt === null ? undefined : Date.parse(appointment.proposedStartsAt);
  const isMine = appointment.proposedBy === party;
  const hours =
    party === 'client' && appointment.status === 'accepted' ? appointment.professional.cancelNoticeHours : null;
  const isLate = typeof hours === 'number' && isWithinNotice(new Date(appointment.startsAt), new Date(now), hours);
  const isOpen: Record<(typeof names)[number], boolean> = {
    accept_proposal: proposedAt !== undefined && !isMine && proposedAt > now,
    decline_proposal: proposedAt !== undefined,
    accept: proposedAt === undefined || isMine,
    reject: true,
    withdraw: true,
    cancel: !isLate,
    complete: true,
    miss: true,
    propose: proposedAt === undefined && !isLate,
  };
  return names
    .filter((name) => isOpen[name] && findTransition(name, situation) !== undefined)
    .map((name) => (name === 'decline_proposal' && isMine ? 'take_back' : name));
}
