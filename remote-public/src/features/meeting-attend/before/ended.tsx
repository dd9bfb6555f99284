import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { failReasons, type Appointment } from 'shared-contracts/schemas/appointment';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { bookAgain } from '../book-again.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import { MeetingHead } from './meeting-head.tsx';
import styles from './door-closed.module.css';

type Status = (typeof closedStatuses)[number];
const closedStatus = (status: string): Status | undefined => closedStatuses.find((one) => one === status);

/** Whether somebody, or the clock, ended it before its time; not what became of it by what both say. */
export const isUnheld = ({ status, changeReason }: Appointment): boolean =>
  closedStatus(status) !== undefined && !failReasons.some((reason) => reason === changeReason);

interface EndedProps {
  readonly subject: MeetingSubject;
  /** As it is now. */
  readonly appointment: Appointment;
  readonly by: string | null;
}

/** The appointment is not held: who ended it, and where one goes from here. */
export function Ended({ subject, appointment, by }: EndedProps) {
  const { t } = useTranslation('remote-public/meeting');
  const heading = useRef<HTMLHeadingElement>(null);
  // In the place of the room, or of its door.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { party, other, toAppointment } = subject;
  const status = closedStatus(appointment.status) ?? 'cancelled';
  const isByOther = by === 'client' || by === 'professional';
  const who = by === party ? 'you' : isByOther ? 'other' : 'nobody';
  return (
    <div className={styles.page}>
      <MeetingHead subject={subject} />
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {status === 'expired' ? t('ended.expired') : t(`ended.${status}.${who}`, { name: other.name })}
        </h2>
        <div className={styles.actions}>
          <ButtonLink to={bookAgain(subject)}>{t('after.rebook')}</ButtonLink>
          <ButtonLink variant="secondary" to={toAppointment}>
            {t('toAppointment')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
