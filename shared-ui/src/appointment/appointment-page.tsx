import { useLoaderData } from 'react-router-dom';
import type { appointmentLoader } from 'shared-contracts/appointments/appointment-loaders';
import { otherParty, type AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { partyName } from 'shared-contracts/appointments/party-name';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { Link } from '../link/link.tsx';
import { PageTitle } from '../page-head/page-title.tsx';
import { AnswerAppointment } from './answer-appointment.tsx';
import { AppointmentSheet } from './appointment-sheet.tsx';

export interface AppointmentPageProps {
  /** Whose eyes: the other party is the one that the page is named after. */
  readonly view: AppointmentView;
  /** The list that this appointment stands in. */
  readonly listPath: string;
}

/** `/pro/rendez-vous/{id}` and `/user/rendez-vous/{id}`: one appointment, what happened to it, what can be done with it. */
export function AppointmentPage({ view, listPath }: AppointmentPageProps) {
  const { appointment, history } = useLoaderData<typeof appointmentLoader>();
  useLiveAppointments();
  return (
    <>
      <PageTitle>{view.words('with', { name: partyName(otherParty(appointment, view.party)) })}</PageTitle>
      <AppointmentSheet
        appointment={appointment}
        history={history}
        view={view}
        back={<Link to={listPath}>{view.words('failure.back')}</Link>}
        actions={<AnswerAppointment appointment={appointment} view={view} />}
      />
    </>
  );
}
