import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatTimeRange } from '../../time/format-time.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { nearestSlots } from '../queries/nearest-slots.ts';
import { problemText } from '../dialogs/problem-text.ts';
import { busyWith } from './busy-with.ts';
import { useAppointmentQueries } from '../queries/use-appointment-queries.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { NearestTimes } from './nearest-times.tsx';
import styles from '../dialogs/propose-time-dialog.module.css';

interface TimeRefusalProps {
  readonly problem: Problem;
  /** The appointment being moved: its own time is not offered as an alternative. */
  readonly appointment: Pick<Appointment, 'id' | 'startsAt'>;
  /** The rejected time; shows a professional which appointment conflicts. */
  readonly asked?: { readonly start: string; readonly end: string } | undefined;
  readonly view: AppointmentView;
  readonly errorText: (code: string) => string;
  readonly onChoose: (startsAt: string) => void;
}

/** A conflicting appointment may have started earlier. */
const dayBefore = (instant: string) => new Date(Date.parse(instant) - 86_400_000).toISOString();

/** Why a proposed time was rejected, with the nearest free slots; focused, so that it scrolls into view. */
export function TimeRefusal({ problem, appointment, asked, view, errorText, onChoose }: TimeRefusalProps) {
  const { translate, reader } = view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  const isOwnDiary = view.party === 'professional' && problem.code === 'SLOT_TAKEN';
  const { start, end } = asked ?? { start: appointment.startsAt, end: appointment.startsAt };
  const busy = useAppointmentQueries(view.party).busy({ from: dayBefore(start), to: end });
  // On failure the rejection is shown without a name.
  const { data = [] } = useQuery({ ...busy, enabled: isOwnDiary && asked !== undefined });
  const other = busyWith(data, appointment.id, { start, end });
  const nearest = nearestSlots(problem).filter(({ startsAt }) => startsAt !== appointment.startsAt);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Notice
        tone={nearest.length > 0 ? 'warning' : 'danger'}
        live="assertive"
        title={isOwnDiary ? translate('proposeDialog.busy') : problemText(problem, translate, errorText)}
      >
        {nearest.length === 0 && !other ? undefined : (
          <>
            {nearest.length === 0 ? null : (
              <>
                <p>{translate('proposeDialog.nearest')}</p>
                <NearestTimes slots={nearest} reader={reader} onChoose={onChoose} />
              </>
            )}
            {/* It arrives later: below the times, which stay where a finger is going. */}
            {other ? (
              <p>
                {translate('calendar.busy', {
                  name: partyName(other.client),
                  time: formatTimeRange(other.startsAt, other.endsAt, reader),
                })}
              </p>
            ) : null}
          </>
        )}
      </Notice>
    </div>
  );
}
