import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { useAppointmentChange } from 'shared-ui/domain/appointments/queries/use-appointment-change.ts';
import { AddParty } from 'shared-ui/domain/parties/add-party.tsx';
import { PartyList } from 'shared-ui/domain/parties/party-list.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import styles from './conflict-check.module.css';
import { ConflictAnswers } from './conflict-answers.tsx';
import { closedAs, conflictOf } from './conflict-of.ts';
import { ConflictSummary, NothingFound } from './conflict-summary.tsx';

/** On an appointment's page: who else it concerns, the check for a conflict of interest, and more names for it. */
export function ConflictSection({
  appointment,
  view,
}: {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}) {
  const { t } = useTranslation('remote-pro/conflicts');
  const { t: translate } = useTranslation('remote-pro/parties');
  const { toast } = usePlatform();
  const change = useAppointmentChange(view);
  const errorText = useErrorText();
  const adder = useRef<HTMLButtonElement>(null);
  const state = conflictOf(appointment);
  const isRequest = appointment.status === 'waiting' && appointment.openedBy === 'client';
  const isAhead = blockingStatuses.some((status) => status === appointment.status);
  const isClosed = closedAs(appointment) !== undefined;
  const handleDecline = async () => {
    const problem = await change(appointment, 'reject', { reason: 'conflict_of_interest' });
    if (problem) toast.error(errorText(problem.code));
  };
  return (
    <Card aria-labelledby="conflict">
      <div className={styles.section}>
        <h2 id="conflict">{t('title')}</h2>
        {state === null || state.parties.length === 0 ? null : (
          <PartyList
            aria-label={t('parties')}
            parties={state.parties}
            by={isClosed ? undefined : 'professional'}
            noteOf={(role) => t(`role.${role}`)}
            translate={translate}
            onRemoved={() => adder.current?.focus()}
          />
        )}
        {state === null ? (
          <NothingFound isWhole />
        ) : (
          <ConflictSummary appointment={appointment} state={state} view={view} isWhole />
        )}
        {isClosed ? null : (
          <div className={styles.actions}>
            {/* A waiting request with somebody found is answered below, with its other answers. */}
            {(state?.isOpen ? !isRequest : isAhead && !state?.confirmedAt) ? (
              <ConflictAnswers
                appointment={appointment}
                state={state}
                isAlone
                onDecline={isRequest ? handleDecline : undefined}
              />
            ) : null}
            <AddParty ref={adder} appointmentId={appointment.id} by="professional" translate={translate} />
          </div>
        )}
      </div>
    </Card>
  );
}
