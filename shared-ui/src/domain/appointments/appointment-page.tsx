import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { appointmentLoader } from './appointment-loaders.ts';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { useLiveAppointments } from './use-live-appointments.ts';
import { Link } from '../../primitives/link/link.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { AnswerAppointment } from './answer-appointment.tsx';
import { CancelRule } from './cancel-rule.tsx';
import { AppointmentSheet } from './appointment-sheet.tsx';

export interface AppointmentPageProps {
  /** Whose eyes: the other party is the one that the page is named after. */
  readonly view: AppointmentView;
  /** The list that this appointment stands in. */
  readonly listPath: string;
  /** What to do next where the appointment itself is over. */
  readonly whenOver?: ((appointment: Appointment) => ReactNode) | undefined;
}

/** `/pro/rendez-vous/{id}` and `/user/rendez-vous/{id}`: one appointment, what happened to it, what can be done with it. */
export function AppointmentPage({ view, listPath, whenOver }: AppointmentPageProps) {
  const { appointment, history, documents } = useLoaderData<typeof appointmentLoader>();
  useLiveAppointments();
  const isOver = !blockingStatuses.some((status) => status === appointment.status);
  return (
    <>
      <PageTitle>{view.words('with', { name: partyName(otherParty(appointment, view.party)) })}</PageTitle>
      <AppointmentSheet
        appointment={appointment}
        history={history}
        documents={documents}
        view={view}
        notice={<CancelRule appointment={appointment} view={view} />}
        back={<Link to={listPath}>{view.words('failure.back')}</Link>}
        actions={isOver ? whenOver?.(appointment) : <AnswerAppointment appointment={appointment} view={view} isAlone />}
      />
    </>
  );
}
