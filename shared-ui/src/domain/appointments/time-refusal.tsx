import { useEffect, useRef } from 'react';
import { formatTimeRange } from './format-time.ts';
import type { AppointmentView } from './appointment-view.ts';
import { nearestSlots } from './nearest-slots.ts';
import { problemText } from './problem-text.ts';
import { useBusyWith } from './use-busy-with.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Notice } from '../../primitives/notice/notice.tsx';
import { NearestTimes } from './nearest-times.tsx';
import styles from './propose-time-dialog.module.css';

interface TimeRefusalProps {
  readonly problem: Problem;
  /** Whose own time counts as free while it is moved, and is no other time to offer. */
  readonly appointment: Pick<Appointment, 'id' | 'startsAt'>;
  /** The time that was refused; with it a professional reads who has it. */
  readonly asked?: { readonly start: string; readonly end: string } | undefined;
  readonly view: AppointmentView;
  readonly errorText: (code: string) => string;
  readonly onChoose: (startsAt: string) => void;
}

/** Why a proposed time cannot be, with the nearest that can; takes the focus, so that it is in view however long the dialog. */
export function TimeRefusal({ problem, appointment, asked, view, errorText, onChoose }: TimeRefusalProps) {
  const { words, reader } = view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  const isOwnDiary = view.party === 'professional' && problem.code === 'SLOT_TAKEN';
  const other = useBusyWith(appointment.id, isOwnDiary ? asked?.start : undefined, asked?.end);
  const nearest = nearestSlots(problem).filter(({ startsAt }) => startsAt !== appointment.startsAt);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Notice
        tone={nearest.length > 0 ? 'warning' : 'danger'}
        live="assertive"
        title={isOwnDiary ? words('proposeDialog.busy') : problemText(problem, words, errorText)}
      >
        {nearest.length === 0 && !other ? undefined : (
          <>
            {other ? (
              <p>
                {words('calendar.busy', {
                  name: partyName(other.client),
                  time: formatTimeRange(other.startsAt, other.endsAt, reader),
                })}
              </p>
            ) : null}
            {nearest.length === 0 ? null : (
              <>
                <p>{words('proposeDialog.nearest')}</p>
                <NearestTimes slots={nearest} reader={reader} onChoose={onChoose} />
              </>
            )}
          </>
        )}
      </Notice>
    </div>
  );
}
