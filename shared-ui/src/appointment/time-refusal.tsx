import { useEffect, useRef } from 'react';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { nearestSlots } from 'shared-contracts/appointments/nearest-slots';
import { problemText } from 'shared-contracts/appointments/problem-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Notice } from '../notice/notice.tsx';
import { NearestTimes } from './nearest-times.tsx';
import styles from './propose-time-dialog.module.css';

interface TimeRefusalProps {
  readonly problem: Problem;
  /** Whose own time counts as free while it is moved, and is no other time to offer. */
  readonly appointment: Pick<Appointment, 'startsAt'>;
  readonly view: AppointmentView;
  readonly errorText: (code: string) => string;
  readonly onChoose: (startsAt: string) => void;
}

/** Why a proposed time cannot be, with the nearest that can; takes the focus, so that it is in view however long the dialog. */
export function TimeRefusal({ problem, appointment, view: { words, reader }, errorText, onChoose }: TimeRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  const nearest = nearestSlots(problem).filter(({ startsAt }) => startsAt !== appointment.startsAt);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Notice
        tone={nearest.length > 0 ? 'warning' : 'danger'}
        live="assertive"
        title={problemText(problem, words, errorText)}
      >
        {nearest.length === 0 ? undefined : (
          <>
            <p>{words('proposeDialog.nearest')}</p>
            <NearestTimes slots={nearest} reader={reader} onChoose={onChoose} />
          </>
        )}
      </Notice>
    </div>
  );
}
