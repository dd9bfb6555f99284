import { partyName } from 'shared-contracts/formats/person/party-name';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarEntry } from '../../calendar/calendar-entry.ts';
import { appointmentTones } from '../../status/status-badge.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { actionsFor } from '../queries/available-actions.ts';
import { formatDay } from '../../time/format-time.ts';
import { proposalEnd } from '../dialogs/proposal-end.ts';

/** Suffix of the event id of a proposed time. */
const PROPOSED = '/proposed';

/** The appointment of an event. */
export const appointmentIdOf = (entryId: string): string => entryId.replace(PROPOSED, '');

/** An appointment on a calendar, and beside it the time that is proposed. */
export function appointmentEntries(
  appointment: Appointment,
  { translate, reader: { locale, timeZone }, party }: Omit<AppointmentView, 'now'>,
  isMovable: boolean,
): CalendarEntry[] {
  const name = partyName(otherParty(appointment, party));
  // The grid shows the state by shape and border: its columns have room for little more than the name.
  const detailOf = (at: string, state: string) => [formatDay(at, { locale, timeZone }), state].join(', ');
  const own = {
    id: appointment.id,
    title: name,
    start: appointment.startsAt,
    end: appointment.endsAt,
    allDay: false,
    tone: appointmentTones[appointment.status],
    status: appointment.status,
    detail: detailOf(appointment.startsAt, translate(`status.${appointment.status}`, { context: party })),
    href: withLocale(
      href(party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: appointment.id }),
      locale,
    ),
    isEditable: isMovable && actionsFor(appointment, party, Date.now()).includes('propose'),
  };
  if (appointment.proposedStartsAt === null) return [own];
  const proposed = {
    ...own,
    id: `${appointment.id}${PROPOSED}`,
    detail: detailOf(appointment.proposedStartsAt, translate('calendar.proposedTime')),
    start: appointment.proposedStartsAt,
    end: proposalEnd(appointment),
    tone: appointmentTones.waiting,
    isProposed: true,
    isEditable: false,
  };
  return [own, proposed];
}
