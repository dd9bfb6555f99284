import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { otherParty, viewWith, type AppointmentView } from '../appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import type { AskedDocument } from 'shared-contracts/schemas/asked-document';
import { useAppointmentQueries } from '../queries/use-appointment-queries.ts';
import { Link } from '../../../primitives/link/link.tsx';
import { PageTitle } from '../../../primitives/page-head/page-title.tsx';
import { AnswerAppointment } from '../list/answer-appointment.tsx';
import { AskOutcome } from './ask-outcome.tsx';
import { CancelRule } from './cancel-rule.tsx';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { JoinNotice } from './join-notice.tsx';
import { usePageActions } from './use-page-actions.ts';

export interface AppointmentPageProps {
  /** The reader's role; the page is named after the other party. */
  readonly view: AppointmentView;
  /** The list that contains this appointment. */
  readonly listPath: string;
  /** Beside the date and time: by whose clocks they are. */
  readonly zoneNote?: ReactNode;
  /** Before the answers. */
  readonly first?: ((appointment: Appointment) => ReactNode) | undefined;
  /** Below the facts. */
  readonly more?: (
    appointment: Appointment,
    documents: readonly AppointmentDocument[],
    asked: readonly AskedDocument[],
  ) => ReactNode;
  /** `more` shows the documents, so that the facts leave them out. */
  readonly hasDocumentsApart?: boolean;
  /** The next step once the appointment is finished. */
  readonly whenOver?: ((appointment: Appointment) => ReactNode) | undefined;
}

/** `/pro/rendez-vous/{id}` and `/user/rendez-vous/{id}` */
export function AppointmentPage(props: AppointmentPageProps) {
  const { id = '' } = useParams();
  // What was typed or opened of one appointment is not of the next.
  return <OneAppointment key={id} id={id} {...props} />;
}

/** One appointment with its history and actions. */
function OneAppointment({
  id,
  listPath,
  zoneNote,
  first,
  more,
  hasDocumentsApart = false,
  whenOver,
  ...props
}: AppointmentPageProps & { readonly id: string }) {
  const { appointment, history, documents, asked } = useSuspenseQuery(
    useAppointmentQueries(props.view.party).one(id),
  ).data;
  const view = viewWith(props.view, appointment);
  const only = usePageActions(appointment, view);
  const isOver = !blockingStatuses.some((status) => status === appointment.status);
  return (
    <>
      <PageTitle>{view.translate('with', { name: partyName(otherParty(appointment, view.party)) })}</PageTitle>
      <AppointmentSheet
        appointment={appointment}
        history={history}
        documents={hasDocumentsApart ? [] : documents}
        view={view}
        notice={
          <>
            <JoinNotice appointment={appointment} view={view} />
            <AskOutcome appointment={appointment} view={view} />
            <CancelRule appointment={appointment} view={view} />
            {first?.(appointment)}
          </>
        }
        zoneNote={zoneNote}
        more={more?.(appointment, documents, asked)}
        back={<Link to={listPath}>{view.translate('failure.back')}</Link>}
        actions={
          isOver ? (
            whenOver?.(appointment)
          ) : (
            <AnswerAppointment appointment={appointment} view={view} only={only} isAlone />
          )
        }
      />
    </>
  );
}
