import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../primitives/notice/notice.tsx';
import type { TimesQuery } from '../queries/times-queries.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { endAfter, maxMinutes } from './chosen-time.ts';
import { covers } from './covers.ts';

interface NotBookableProps {
  readonly queryOf: TimesQuery;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly translate: AppointmentView['translate'];
}

/** Warns that clients could not book a time: outside the hours, too soon or too near another appointment. The professional may still propose it. */
export function NotBookable({ queryOf, startsAt, endsAt, translate }: NotBookableProps) {
  // A slot containing the start began at most one slot length earlier.
  const window = { from: endAfter(startsAt, -maxMinutes), to: endsAt };
  const { data: slots } = useQuery(queryOf(window));
  // A failure shows nothing here, as the list of free slots next to it reports it.
  if (slots === undefined || covers(slots, startsAt, endsAt)) return null;
  return (
    <Notice tone="warning" live="polite">
      {translate('proposeDialog.notBookable')}
    </Notice>
  );
}
