import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findTransition } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentAction, Party } from './available-actions.ts';

/** An appointment that was answered on the open page, and how. */
export interface Answer {
  readonly appointment: Appointment;
  readonly action: AppointmentAction;
}

export interface Answered {
  /** The list including answered appointments, each in its former position. */
  readonly shown: readonly Appointment[];
  readonly answerOf: (appointment: Appointment) => Answer | undefined;
  readonly keep: (answer: Answer) => void;
}

/**
 * The state after an answer, by the life cycle: an accepted proposal moves the appointment, and an end closes the
 * proposal.
 */
export function afterAnswer({ appointment, action }: Answer, party: Party, now: number): Appointment {
  const { status, openedBy, startsAt, expiresAt, proposedStartsAt, proposedEndsAt } = appointment;
  const name = action === 'take_back' ? 'decline_proposal' : action;
  const to =
    findTransition(name, { from: status, actor: party, openedBy, startsAt: Date.parse(startsAt), now })?.to ?? status;
  const answered = { status: to, expiresAt: to === 'waiting' ? expiresAt : null };
  const closed = { ...appointment, ...answered, proposedStartsAt: null, proposedEndsAt: null, proposedBy: null };
  if (action !== 'accept_proposal' || proposedStartsAt === null) return action === 'propose' ? appointment : closed;
  const length = Date.parse(appointment.endsAt) - Date.parse(startsAt);
  const endsAt = proposedEndsAt ?? new Date(Date.parse(proposedStartsAt) + length).toISOString();
  return { ...closed, startsAt: proposedStartsAt, endsAt };
}

/**
 * Keeps answered appointments in place on the pending list until the page is left, filtered or reloaded: otherwise the next card's
 * button would move under the pointer before a second click. What must be answered first is first.
 */
export function useAnswered(appointments: readonly Appointment[], party: Party, now: number): Answered {
  const { key } = useLocation();
  const [{ at, answers }, setKept] = useState({ at: key, answers: [] as readonly Answer[] });
  const current = at === key ? answers : [];
  const keep = useCallback(
    (answer: Answer) =>
      setKept((kept) => ({ at: key, answers: kept.at === key ? [...kept.answers, answer] : [answer] })),
    [key],
  );
  const answerOf = ({ id }: Appointment) => current.find(({ appointment }) => appointment.id === id);
  const gone = current.filter(({ appointment: { id } }) => !appointments.some((one) => one.id === id));
  const placeOf = ({ expiresAt, startsAt }: Appointment) => `${expiresAt ?? ''} ${startsAt}`;
  // Sorted by how it was before, so that an accepted proposal does not move its card.
  const placed = [
    ...appointments.map((one) => ({ one, place: placeOf(answerOf(one)?.appointment ?? one) })),
    ...gone.map((answer) => ({ one: afterAnswer(answer, party, now), place: placeOf(answer.appointment) })),
  ];
  const shown = placed
    .sort((a, b) => a.place.localeCompare(b.place) || a.one.id.localeCompare(b.one.id))
    .map(({ one }) => one);
  return { shown, answerOf, keep };
}
