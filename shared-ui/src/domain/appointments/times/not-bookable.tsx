import { useQuery } from '@tanstack/react-query';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { formatTimeRange } from '../../time/format-time.ts';
import type { TimesQuery } from '../queries/times-queries.ts';
import { useAppointmentQueries } from '../queries/use-appointment-queries.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { busyWith } from './busy-with.ts';
import { endAfter, maxMinutes } from './chosen-time.ts';
import { covers } from './covers.ts';

interface NotBookableProps {
  readonly queryOf: TimesQuery;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The appointment that is moved. */
  readonly movedId?: string | undefined;
  readonly view: Pick<AppointmentView, 'translate' | 'reader'>;
}

/**
 * Warns that clients could not book a time: outside the hours, too soon or too near another appointment. The professional may still propose
 * it, unless an appointment of their own is then.
 */
export function NotBookable({
  queryOf,
  startsAt,
  endsAt,
  movedId = '',
  view: { translate, reader },
}: NotBookableProps) {
  // A slot containing the start began at most one slot length earlier.
  const window = { from: endAfter(startsAt, -maxMinutes), to: endsAt };
  const { data: slots } = useQuery(queryOf(window));
  const { data: near = [], isPending } = useQuery(useAppointmentQueries('professional').busy(window));
  const other = busyWith(near, movedId, { start: startsAt, end: endsAt });
  // A failure shows nothing here, as the list of free slots next to it reports it.
  if (other)
    return (
      <Notice tone="warning" live="polite" title={translate('proposeDialog.busy')}>
        {translate('calendar.busy', {
          name: partyName(other.client),
          time: formatTimeRange(other.startsAt, other.endsAt, reader),
        })}
      </Notice>
    );
  // One word, not two: what is known first may be outdone.
  if (isPending || slots === undefined || covers(slots, startsAt, endsAt)) return null;
  return (
    <Notice tone="warning" live="polite">
      {translate('proposeDialog.notBookable')}
    </Notice>
  );
}
