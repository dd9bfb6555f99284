import type { AppointmentAction } from '../queries/available-actions.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { useAppointmentChange } from '../queries/use-appointment-change.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Answer } from '../queries/use-answered.ts';
import { AnsweredNotice } from './answered-notice.tsx';
import { AppointmentActions, type AppointmentActionsProps } from '../dialogs/appointment-actions.tsx';

export interface AnswerAppointmentProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  /** The actions to show; all by default. */
  readonly only?: readonly AppointmentAction[];
  readonly labels?: AppointmentActionsProps['labels'];
  readonly isAlone?: boolean;
  readonly isSecondary?: boolean;
  /** For lists that keep answered cards. */
  readonly kept?: {
    readonly answer: Answer | undefined;
    readonly onAnswer: (answer: Answer) => void;
    readonly to: string;
  };
}

/** The reader's actions on an appointment, connected to the API. */
export function AnswerAppointment({ appointment, view, kept, ...shown }: AnswerAppointmentProps) {
  const change = useAppointmentChange(view, kept?.onAnswer);
  const errorText = useErrorText();
  if (kept?.answer)
    return <AnsweredNotice appointment={appointment} action={kept.answer.action} view={view} to={kept.to} />;
  return (
    <AppointmentActions appointment={appointment} view={view} onChange={change} errorText={errorText} {...shown} />
  );
}
