import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ConflictCheck } from 'shared-contracts/schemas/conflict-check';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import type { TimelineItem } from 'shared-ui/primitives/timeline/timeline.tsx';
import { checksQuery, mostChecks } from '../../data/clients/conflicts.ts';
import { conflictOf } from './conflict-of.ts';

/** The view of an appointment's page: its history has each comparison with other matters, and the professional's own checks. */
export function useConflictHistory(
  view: AppointmentView,
  appointmentId: string,
): { readonly view: AppointmentView; readonly checks: UseQueryResult<readonly ConflictCheck[]> } {
  const { t } = useTranslation('remote-pro/conflicts');
  const { http } = usePlatform();
  const checks = useQuery(checksQuery(http, appointmentId));
  const { data } = checks;
  const shown = useMemo(() => {
    if (view.conflict === undefined) return view;
    const entry = (
      by: 'you' | 'system',
      { id, at, names }: { readonly id: string; readonly at: string; readonly names: readonly string[] },
      { title, tone }: Pick<TimelineItem, 'title' | 'tone'>,
    ) => ({
      ...{ id: `${by}-${id}`, at, title, tone },
      time: `${formatMoment(at, view.reader)} · ${view.translate(`actor.${by}`)}`,
      description: names.length === 0 ? undefined : <p lang="">{names.join(', ')}</p>,
    });
    const timeline = (appointment: Appointment, items: readonly TimelineItem[]) => {
      const own = conflictOf(appointment)?.confirmations ?? [];
      const compared = data === undefined ? [] : comparisonsOf(appointment, data);
      // The first comparison belongs to the request, whose clock is another one: it is not shown before it.
      const sentAt = items.reduce((first, { at }) => (at < first ? at : first), items[0]?.at ?? '');
      return [
        ...own.map((one) => entry('you', one, { title: t('entry'), tone: 'success' })),
        ...compared.map((one) =>
          entry(
            'system',
            { ...one, at: one.at < sentAt ? sentAt : one.at },
            one.found === 0
              ? { title: t('compared.none'), tone: 'neutral' }
              : { title: t('compared.found', { count: one.found }), tone: 'warning' },
          ),
        ),
        ...items,
      ].sort((a, b) => b.at.localeCompare(a.at));
    };
    return { ...view, conflict: { ...view.conflict, timeline } };
  }, [t, view, data]);
  return { view: shown, checks };
}

/** What was compared by itself, without the comparisons that a check of the professional's own began. */
function comparisonsOf({ id, comparedAt }: Appointment, checks: readonly ConflictCheck[]) {
  const rows = checks
    .filter(({ checkedAt, confirmedAt }) => confirmedAt !== checkedAt)
    .map((check) => ({ id: check.id, at: check.checkedAt, names: check.names ?? [], found: check.found }));
  // The first one is no row where nobody was named and nothing found.
  const isApart = comparedAt && checks.length < mostChecks && !checks.some((one) => one.checkedAt === comparedAt);
  return isApart ? [...rows, { id, at: comparedAt, names: [], found: 0 }] : rows;
}
