import { useEffect, useState } from 'react';
import type { AppointmentView } from './appointment-view.ts';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { Notice } from '../../primitives/notice/notice.tsx';
import { endAfter, longestMinutes } from './chosen-time.ts';
import { covers } from './covers.ts';
import type { FindSlots } from './propose-time-dialog.tsx';

interface OutsideHoursProps {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly findSlots: FindSlots;
  readonly words: AppointmentView['words'];
}

/** Says that a time is none of those open to clients: its professional may propose it all the same, but not without noticing. */
export function OutsideHours({ startsAt, endsAt, findSlots, words }: OutsideHoursProps) {
  const asked = `${startsAt} ${endsAt}`;
  const [outside, setOutside] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    // A slot that holds the start began before it, by its own length at the most.
    findSlots({ from: endAfter(startsAt, -longestMinutes), to: endsAt }, controller.signal).then(
      (slots) => setOutside(covers(slots, startsAt, endsAt) ? undefined : asked),
      (failure: unknown) => {
        // Nobody knows, nothing is said: a remark is no condition, and the list of free times beside it says that it failed.
        if (!controller.signal.aborted && !(failure instanceof ProblemError)) throw failure;
      },
    );
    return () => controller.abort();
  }, [findSlots, startsAt, endsAt, asked]);
  if (outside !== asked) return null;
  return (
    <Notice tone="warning" live="polite">
      {words('proposeDialog.outside')}
    </Notice>
  );
}
