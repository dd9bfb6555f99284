import type { ReactNode } from 'react';
import { formatDistance, formatMoment } from './format-time.ts';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument, AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { Card } from '../../primitives/card/card.tsx';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentProposal } from './appointment-proposal.tsx';
import { AppointmentTimeline } from './appointment-timeline.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import styles from './appointment-sheet.module.css';

export interface AppointmentSheetProps {
  readonly appointment: Appointment;
  readonly history: readonly AppointmentHistoryEntry[];
  readonly documents: readonly AppointmentDocument[];
  readonly view: AppointmentView;
  readonly back: ReactNode;
  readonly actions: ReactNode;
  /** Shown above the facts. */
  readonly notice?: ReactNode;
}

/** The page of one appointment: facts, actions and history. */
export function AppointmentSheet({
  appointment,
  history,
  documents,
  view,
  back,
  actions,
  notice,
}: AppointmentSheetProps) {
  const { translate, party, reader, now } = view;
  const startsAt = Date.parse(appointment.startsAt);
  const expiresAt = appointment.status === 'waiting' ? appointment.expiresAt : null;
  const isAhead = startsAt > now && blockingStatuses.some((status) => status === appointment.status);
  return (
    <>
      <PageHead
        back={back}
        title={translate('with', { name: partyName(otherParty(appointment, party)) })}
        actions={
          appointment.status === 'accepted' || appointment.status === 'cancelled' ? (
            <CalendarFileButton appointment={appointment} view={view} />
          ) : undefined
        }
      >
        {isAhead ? formatDistance(startsAt, now, reader) : undefined}
        {expiresAt && Date.parse(expiresAt) > now
          ? ` · ${translate('expires', { when: formatMoment(expiresAt, reader) })}`
          : undefined}
      </PageHead>
      {notice}
      <AppointmentProposal appointment={appointment} view={view} />
      {actions}
      <div className={styles.columns}>
        <Card aria-labelledby="appointment-facts">
          <h2 id="appointment-facts" className={styles.heading}>
            {translate('facts.heading')}
          </h2>
          <AppointmentFacts appointment={appointment} documents={documents} view={view} />
        </Card>
        <Card ground="sunken" aria-labelledby="appointment-history">
          <h2 id="appointment-history" className={styles.heading}>
            {translate('timeline.heading')}
          </h2>
          <AppointmentTimeline history={history} view={view} />
        </Card>
      </div>
    </>
  );
}
