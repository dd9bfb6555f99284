import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerBy } from '../list/answer-by.ts';
import { formatDistance } from '../../time/format-time.ts';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument, AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { Card } from '../../../primitives/card/card.tsx';
import { PageHead } from '../../../primitives/page-head/page-head.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentProposal } from '../dialogs/appointment-proposal.tsx';
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
  /** Beside the date and time. */
  readonly zoneNote?: ReactNode;
  /** Below the facts. */
  readonly more?: ReactNode;
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
  zoneNote,
  more,
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
          <>
            {view.hrefOfMessages === undefined ? null : (
              <ButtonLink
                variant="secondary"
                size="dense"
                to={view.hrefOfMessages(appointment)}
                icon={<MessageSquare size={18} strokeWidth={1.75} aria-hidden="true" />}
              >
                {translate('write')}
              </ButtonLink>
            )}
            {appointment.status === 'accepted' || appointment.status === 'cancelled' ? (
              <CalendarFileButton appointment={appointment} view={view} />
            ) : null}
          </>
        }
      >
        {isAhead ? <span>{formatDistance(startsAt, now, reader)}</span> : null}
        {expiresAt && Date.parse(expiresAt) > now ? (
          <span>{` · ${answerBy(appointment, expiresAt, view)}`}</span>
        ) : null}
      </PageHead>
      <div className={styles.above}>
        {notice}
        <AppointmentProposal appointment={appointment} view={view} />
      </div>
      <div className={styles.bar}>{actions}</div>
      <div className={styles.columns}>
        <div className={styles.columns}>
          <Card aria-labelledby="appointment-facts">
            <h2 id="appointment-facts" className={styles.heading}>
              {translate('facts.heading')}
            </h2>
            <AppointmentFacts appointment={appointment} documents={documents} view={view} zoneNote={zoneNote} />
          </Card>
          {more}
        </div>
        <Card ground="sunken" aria-labelledby="appointment-history">
          <h2 id="appointment-history" className={styles.heading}>
            {translate('timeline.heading')}
          </h2>
          <AppointmentTimeline appointment={appointment} history={history} view={view} />
        </Card>
      </div>
    </>
  );
}
