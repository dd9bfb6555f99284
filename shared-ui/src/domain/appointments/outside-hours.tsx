import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Notice } from '../../primitives/notice/notice.tsx';
import { otherTimesQuery } from './appointment-queries.ts';
import type { AppointmentView } from './appointment-view.ts';
import { endAfter, longestMinutes } from './chosen-time.ts';
import { covers } from './covers.ts';

interface OutsideHoursProps {
  readonly appointment: Appointment;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly words: AppointmentView['words'];
}

/** Says that a time is none of those open to clients: its professional may propose it all the same, but not without noticing. */
export function OutsideHours({ appointment, startsAt, endsAt, words }: OutsideHoursProps) {
  const { http } = usePlatform();
  // A slot that holds the start began before it, by its own length at the most.
  const window = { from: endAfter(startsAt, -longestMinutes), to: endsAt };
  const { data: slots } = useQuery(otherTimesQuery(http, appointment, window));
  // Without an answer nothing is said: the list of free times beside it says that it failed.
  if (slots === undefined || covers(slots, startsAt, endsAt)) return null;
  return (
    <Notice tone="warning" live="polite">
      {words('proposeDialog.outside')}
    </Notice>
  );
}
