import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { holdingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { useAppointmentQueries } from './use-appointment-queries.ts';
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
  const { id = '' } = useParams();
  const { appointment, history, documents } = useSuspenseQuery(useAppointmentQueries(view.party).one(id)).data;
  const isOver = !holdingStatuses.some((status) => status === appointment.status);
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
