import { atTime, formatDay, formatMoment } from './format-time.ts';
import type { AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { appointmentTones } from '../status/status-badge.tsx';
import { Timeline } from '../../primitives/timeline/timeline.tsx';
import type { AppointmentView } from './appointment-view.ts';
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
  'propose',
  'accept_proposal',
  'decline_proposal',
] as const;

/** Every recorded change, the newest first: what, who, when, for which time, why. */
export function AppointmentTimeline({
  history,
  view,
}: {
  readonly history: readonly AppointmentHistoryEntry[];
  readonly view: AppointmentView;
}) {
  const { translate, reader, party } = view;
  if (history.length === 0) return <p>{translate('timeline.empty')}</p>;
  const items = history.toReversed().map((entry) => {
    const who = entry.actorRole === party ? translate('actor.you') : translate(`actor.${entry.actorRole}`);
    const why = reasonText(entry.changeReason, translate);
    return {
      id: entry.id,
      title: translate(`timeline.${known.find((name) => name === entry.transition) ?? 'change'}`, { context: party }),
      at: entry.at,
      time: `${formatMoment(entry.at, reader)} · ${who}`,
      description: (
        <>
          <p>
            {translate('timeline.for', {
              when: `${formatDay(entry.startsAt, reader, 'short')} ${atTime(entry.startsAt, reader)}`,
            })}
          </p>
          {why || entry.changeNote ? (
            <p>
              {why}
              {why && entry.changeNote ? ' – ' : null}
              {entry.changeNote ? <span lang="">{entry.changeNote}</span> : null}
            </p>
          ) : null}
        </>
      ),
      tone: appointmentTones[entry.toStatus],
    };
  });
  return <Timeline label={translate('timeline.heading')} items={items} />;
}
