import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from '../appointment-view.ts';
import { actionsFor, type AppointmentAction } from '../queries/available-actions.ts';
import { useOutcome } from '../queries/use-outcome.ts';
import { useMeeting } from './use-meeting.ts';

/** The actions of a page: none that says of a meeting what its room or the client's answer contradicts. */
export function usePageActions(appointment: Appointment, { party, now }: AppointmentView): AppointmentAction[] {
  const { isOtherHere } = useMeeting(appointment, now);
  const { proposed, clientSays } = useOutcome(appointment, party, now) ?? { proposed: null, clientSays: null };
  const isDenied: Partial<Record<AppointmentAction, boolean>> = {
    complete: clientSays !== null && clientSays !== 'took_place',
    miss: isOtherHere || proposed === 'took_place' || (clientSays !== null && clientSays !== 'client_absent'),
  };
  return actionsFor(appointment, party, now).filter((action) => isDenied[action] !== true);
}
