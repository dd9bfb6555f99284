import { atTime, formatDay, formatMoment } from '../../time/format-time.ts';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import type { Appointment, AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { appointmentTones } from '../../status/status-badge.tsx';
import { Timeline } from '../../../primitives/timeline/timeline.tsx';
import { bookedWords } from './booked-words.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { reasonText } from './reason-text.ts';

const known = [
  'create',
  'request',
  'accept',
  'reject',
  'withdraw',
  'expire',
  'cancel',
  'complete',
  'miss',
  'fail',
  'join',
  'leave',
  'propose',
  'accept_proposal',
  'decline_proposal',
  'expire_proposal',
  'ask_documents',
  'withdraw_document',
  'send_document',
  'remove_document',
  'lack_document',
  'have_document',
] as const;

/** Every recorded change, the newest first: what, who, when, for which time, why. The first says what was booked. */
export function AppointmentTimeline({
  appointment,
  history,
  view,
}: {
  readonly appointment: Appointment;
  readonly history: readonly AppointmentHistoryEntry[];
  readonly view: AppointmentView;
}) {
  const { translate, reader, party } = view;
  if (history.length === 0) return <p>{translate('timeline.empty')}</p>;
  const booked = bookedWords(appointment, view);
  const length = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  const items = history.toReversed().map((entry) => {
    const who = entry.actorRole === party ? translate('actor.you') : translate(`actor.${entry.actorRole}`);
    const why = reasonText(entry.changeReason, translate);
    return {
      id: entry.id,
      title: translate(`timeline.${known.find((name) => name === entry.transition) ?? 'change'}`, {
        context: entry.transition === 'miss' ? party : appointment.openedBy,
      }),
      at: entry.at,
      time: `${formatMoment(entry.at, reader)} · ${who}`,
      description: (
        <>
          {entry.fromStatus === null && booked.name ? (
            <p>{[booked.name, minutesText(length), booked.fee].filter(Boolean).join(' · ')}</p>
          ) : null}
          <p>
            {translate('timeline.for', {
              when: `${formatDay(entry.startsAt, reader, 'short')} ${atTime(entry.startsAt, reader)}`,
            })}
          </p>
          {entry.fromWaiting ? <p>{translate('timeline.fromWaiting')}</p> : null}
          {why || entry.changeNote ? (
            <p>
              {why ? <span>{entry.changeNote ? `${why} – ` : why}</span> : null}
              {entry.changeNote ? <span lang="">{entry.changeNote}</span> : null}
            </p>
          ) : null}
        </>
      ),
      tone: appointmentTones[entry.toStatus],
    };
  });
  return (
    <Timeline label={translate('timeline.heading')} items={view.conflict?.timeline?.(appointment, items) ?? items} />
  );
}
