import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { MeetingOutcome } from 'shared-contracts/schemas/meeting-outcome';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { MeetingHead } from '../before/meeting-head.tsx';
import type { RoomClient } from '../engine/room-client.ts';
import type { RoomPhase } from '../engine/room-session.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './after-view.module.css';
import { OutcomeForm } from './outcome-form.tsx';
import { OutcomeState } from './outcome-state.tsx';

interface AfterViewProps {
  readonly room: { readonly client: RoomClient; readonly state: { readonly phase: RoomPhase } };
  readonly subject: MeetingSubject;
  /** Back into the room, while it is open. */
  readonly onReturn: (() => void) | null;
}

/** Out of the room: what became of the appointment, and what comes next. */
export function AfterView({ room: { client, state }, subject, onReturn }: AfterViewProps) {
  const { t } = useTranslation('remote-public/meeting');
  const errorText = useErrorText();
  const { events, telemetry } = usePlatform();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<MeetingOutcome>();
  const [fault, setFault] = useState<ProblemError['code']>();
  const [isChanging, setChanging] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const load = () => setAttempt((before) => before + 1);
  useEffect(() => {
    const stop = new AbortController();
    client.outcome(stop.signal).then(
      (read) => {
        setOutcome(read);
        setFault(undefined);
      },
      (error: unknown) => {
        if (error instanceof ProblemError) setFault(error.code);
        else if (!stop.signal.aborted) telemetry.error(error, { message: 'what became of an appointment' });
      },
    );
    return () => stop.abort();
  }, [client, telemetry, attempt]);
  // The other has said so, or it is settled.
  useEffect(() => events.subscribe('appointment.', () => setAttempt((before) => before + 1)), [events]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isBefore = Date.parse(subject.appointment.startsAt) > now;
  const says = subject.party === 'client' ? outcome?.clientSays : outcome?.professionalSays;
  return (
    <div className={styles.page} data-room="after">
      <MeetingHead subject={subject} />
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(
            isBefore || (state.phase === 'left' && onReturn)
              ? 'after.left'
              : state.phase === 'closed'
                ? 'after.closed'
                : 'after.title',
          )}
        </h2>
        {onReturn === null ? null : (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onReturn}>
              {t('after.return')}
            </Button>
          </div>
        )}
        {isBefore ? (
          <p>{t('after.notYet')}</p>
        ) : outcome === undefined && fault === undefined ? (
          <div role="status" aria-label={t('after.loading')}>
            <Skeleton shape="block" lines={3} />
          </div>
        ) : outcome === undefined ? (
          <Notice
            tone="danger"
            live="polite"
            title={t('after.failed')}
            action={
              <Button variant="secondary" size="dense" onClick={load}>
                {t('check.retry')}
              </Button>
            }
          >
            {fault === undefined ? null : errorText(fault)}
          </Notice>
        ) : outcome.settled === null && (says == null || isChanging) ? (
          <OutcomeForm
            client={client}
            subject={subject}
            outcome={outcome}
            onSaid={(said) => {
              setOutcome(said);
              setChanging(false);
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <OutcomeState subject={subject} outcome={outcome} onChange={() => setChanging(true)} />
        )}
        <div className={styles.actions}>
          <ButtonLink variant="secondary" to={subject.toAppointment}>
            {t('toAppointment')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
