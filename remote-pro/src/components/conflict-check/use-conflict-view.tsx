import { useMemo } from 'react';
import type { AppointmentView, ConflictView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { ConflictAnswers } from './conflict-answers.tsx';
import { conflictOf, isClear } from './conflict-of.ts';
import { ConflictSummary, NothingFound } from './conflict-summary.tsx';

/** The view with the check for a conflict of interest, which comes before the reason of a request. */
export function useConflictView(view: AppointmentView): AppointmentView {
  return useMemo(() => {
    const conflict: ConflictView = {
      isDue: (appointment) =>
        appointment.status === 'waiting' &&
        appointment.openedBy === 'client' &&
        conflictOf(appointment)?.isOpen === true,
      shown: (appointment) => {
        const state = conflictOf(appointment);
        if (isClear(appointment)) return <NothingFound />;
        return state && <ConflictSummary appointment={appointment} state={state} view={view} />;
      },
      answers: (appointment, isAlone, run) => {
        const state = conflictOf(appointment);
        return (
          state && (
            <ConflictAnswers
              {...{ appointment, state, isAlone }}
              onDecline={() => run('reject', { reason: 'conflict_of_interest' })}
            />
          )
        );
      },
    };
    return { ...view, conflict };
  }, [view]);
}
