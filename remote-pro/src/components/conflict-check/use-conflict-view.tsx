import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictState } from 'shared-contracts/schemas/appointment-party';
import type { AppointmentView, ConflictView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/appointments/format-time.ts';
import type { BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { ConflictAnswers } from './conflict-answers.tsx';
import { checksOf, conflictOf, isClear } from './conflict-of.ts';
import { ConflictSummary, NothingFound } from './conflict-summary.tsx';

/** The view with the check for a conflict of interest, which comes before the reason of a request. */
export function useConflictView(view: AppointmentView): AppointmentView {
  const { t } = useTranslation('remote-pro/conflicts');
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
      timeline: (appointment, items) => {
        const state = conflictOf(appointment);
        const entry = (
          by: 'you' | 'system',
          title: string,
          { id, at, names }: ConflictState['confirmations'][number],
          tone: BadgeTone,
        ) => ({
          ...{ id: `${by}-${id}`, at, title, tone },
          time: `${formatMoment(at, view.reader)} · ${view.translate(`actor.${by}`)}`,
          description: names.length === 0 ? undefined : <p lang="">{names.join(', ')}</p>,
        });
        const recorded = [
          ...(state?.confirmations ?? []).map((one) => entry('you', t('entry'), one, 'success')),
          ...checksOf(appointment, state).map((one) =>
            entry(
              'system',
              one.found === 0 ? t('compared.none') : t('compared.found', { count: one.found }),
              one,
              one.found === 0 ? 'neutral' : 'warning',
            ),
          ),
        ];
        return [...recorded, ...items].sort((a, b) => b.at.localeCompare(a.at));
      },
    };
    return { ...view, conflict };
  }, [t, view]);
}
