import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Notice } from '../../primitives/notice/notice.tsx';
import { otherTimesQuery } from './appointment-queries.ts';
import type { AppointmentView } from './appointment-view.ts';
import { endAfter, maxMinutes } from './chosen-time.ts';
import { covers } from './covers.ts';

interface OutsideHoursProps {
  readonly appointment: Appointment;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly translate: AppointmentView['translate'];
}

/** Warns that a time is outside the hours open to clients; the professional may still propose it. */
export function OutsideHours({ appointment, startsAt, endsAt, translate }: OutsideHoursProps) {
  const { http } = usePlatform();
  // A slot containing the start began at most one slot length earlier.
  const window = { from: endAfter(startsAt, -maxMinutes), to: endsAt };
  const { data: slots } = useQuery(otherTimesQuery(http, appointment, window));
  // A failure shows nothing here, as the list of free slots next to it reports it.
  if (slots === undefined || covers(slots, startsAt, endsAt)) return null;
  return (
    <Notice tone="warning" live="polite">
      {translate('proposeDialog.outside')}
    </Notice>
  );
}
