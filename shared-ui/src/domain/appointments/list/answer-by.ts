import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from '../appointment-view.ts';
import { formatMoment, formatTime } from '../../time/format-time.ts';

/** Until when a request can be answered: a call at once within minutes, by the clock alone. */
export const answerBy = (
  { askedNow, openedBy }: Appointment,
  expiresAt: string,
  { translate, reader, party }: AppointmentView,
): string =>
  askedNow
    ? translate('callBy', { when: formatTime(expiresAt, reader) })
    : translate(openedBy === 'client' ? 'expires' : 'offered', {
        context: party,
        when: formatMoment(expiresAt, reader),
      });
