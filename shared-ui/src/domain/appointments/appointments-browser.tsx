import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appointmentGroups, groupOf, type AppointmentGroup } from './appointment-groups.ts';
import { periodOf, periods } from './periods.ts';
import { useAppointmentQueries } from './use-appointment-queries.ts';
import { useShownSearch } from './use-shown-search.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { SegmentedFilter } from '../../primitives/segmented-filter/segmented-filter.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { AppointmentList } from './appointment-list.tsx';
import type { AppointmentView } from './appointment-view.ts';
import styles from './appointments-browser.module.css';

export interface AppointmentsBrowserProps {
  readonly view: AppointmentView;
  readonly hrefOf: (appointment: Appointment) => string;
  readonly actionsOf?: ((appointment: Appointment) => ReactNode) | undefined;
  /** The action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All appointments by group and period; group, period and page live in the URL. */
export function AppointmentsBrowser({ view, hrefOf, actionsOf, emptyAction }: AppointmentsBrowserProps) {
  const { words } = view;
  const [shownSearch, setSearch] = useSearchParams();
  const { appointments, next } = useSuspenseQuery(useAppointmentQueries(view.party).page(shownSearch)).data;
  const { search, isBusy } = useShownSearch();
  const group = groupOf(search.get('group'));
  const period = periodOf(search.get('period'));
  const change = (values: { group?: AppointmentGroup; period?: string }) =>
    setSearch({ group, period, ...values }, { preventScrollReset: true });
  const page = (cursor?: string) =>
    `?${new URLSearchParams({ group, period, ...(cursor ? { cursor } : {}) }).toString()}`;
  return (
    <>
      <div className={styles.filters}>
        <SegmentedFilter
          legend={words('browser.groups')}
          options={appointmentGroups.map((value) => ({ value, label: words(`group.${value}`) }))}
          value={group}
          onChange={(value) => change({ group: value })}
        />
        <div className={styles.period}>
          <Select
            label={words('browser.period')}
            isLabelHidden
            name="period"
            value={period}
            options={periods.map((value) => ({
              value,
              label: value === 'all' ? words('browser.anyPeriod') : words(`period.${value}`),
            }))}
            onChange={(event) => change({ period: event.target.value })}
          />
        </div>
      </div>
      {appointments.length === 0 ? (
        <EmptyState
          title={words(`browser.empty.${group}`)}
          action={
            period === 'all' ? (
              emptyAction
            ) : (
              <ButtonLink to={page().replace(`period=${period}`, 'period=all')} variant="secondary">
                {words('browser.anyPeriod')}
              </ButtonLink>
            )
          }
        >
          {words(period === 'all' ? 'browser.emptyTextAll' : 'browser.emptyText')}
        </EmptyState>
      ) : (
        <AppointmentList
          label={words(`group.${group}`)}
          appointments={appointments}
          view={view}
          hrefOf={hrefOf}
          actionsOf={actionsOf}
          isBusy={isBusy}
        />
      )}
      <Pagination
        label={words('browser.pages')}
        previousLabel={words('browser.first')}
        nextLabel={words('browser.next')}
        previous={search.has('cursor') ? page() : undefined}
        next={next === null ? undefined : page(next)}
      />
    </>
  );
}
