import type { AppointmentAction } from 'shared-contracts/appointments/appointment-actions';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { useAppointmentChange } from 'shared-contracts/appointments/use-appointment-change';
import { useFreeSlots } from 'shared-contracts/appointments/use-free-slots';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentActions } from './appointment-actions.tsx';

export interface AnswerAppointmentProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  /** Left out where the place offers everything. */
  readonly only?: readonly AppointmentAction[];
}

/** What the reader can do with an appointment, wired to the API. */
export function AnswerAppointment({ appointment, view, only }: AnswerAppointmentProps) {
  const change = useAppointmentChange(view.words);
  const findSlots = useFreeSlots(appointment);
  const errorText = useErrorText();
  return (
    <AppointmentActions
      appointment={appointment}
      view={view}
      onChange={change}
      findSlots={findSlots}
      errorText={errorText}
      only={only}
    />
  );
}
