import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appointmentGroups, groupOf, type AppointmentGroup } from '../queries/appointment-groups.ts';
import { periodOf, periods } from '../queries/periods.ts';
import { useAppointmentQueries } from '../queries/use-appointment-queries.ts';
import { useShownSearch } from '../../queries/use-shown-search.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { EmptyState } from '../../../primitives/empty-state/empty-state.tsx';
import { Pagination } from '../../../primitives/pagination/pagination.tsx';
import { SegmentedFilter } from '../../../primitives/segmented-filter/segmented-filter.tsx';
import { Select } from '../../../primitives/select/select.tsx';
import { AppointmentList } from './appointment-list.tsx';
import type { AppointmentView } from '../appointment-view.ts';
import styles from './appointments-browser.module.css';
import { JoinNotice } from '../page/join-notice.tsx';

export interface AppointmentsBrowserProps {
  readonly view: AppointmentView;
  readonly hrefOf: (appointment: Appointment) => string;
  readonly actionsOf?: ((appointment: Appointment) => ReactNode) | undefined;
  /** The action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All appointments by group and period; group, period and page live in the URL. */
export function AppointmentsBrowser({ view, hrefOf, actionsOf, emptyAction }: AppointmentsBrowserProps) {
  const { translate, reader } = view;
  const [address, setSearch] = useSearchParams();
  const { appointments, next } = useSuspenseQuery(
    useAppointmentQueries(view.party).page(address, reader.timeZone),
  ).data;
  const { search, isBusy } = useShownSearch();
  const chosen = { group: groupOf(search.get('group')), period: periodOf(search.get('period')) };
  const change = (values: { group?: AppointmentGroup; period?: string }) =>
    setSearch({ ...chosen, ...values }, { preventScrollReset: true });
  // Of the appointments shown, while others load.
  const group = groupOf(address.get('group'));
  const period = periodOf(address.get('period'));
  const page = (cursor?: string) =>
    `?${new URLSearchParams({ group, period, ...(cursor ? { cursor } : {}) }).toString()}`;
  return (
    <>
      <div className={styles.filters} data-print="hide">
        <SegmentedFilter
          legend={translate('browser.groups')}
          options={appointmentGroups.map((value) => ({ value, label: translate(`group.${value}`) }))}
          value={chosen.group}
          onChange={(value) => change({ group: value })}
        />
        <div className={styles.period}>
          <Select
            label={translate('browser.period')}
            isLabelHidden
            name="period"
            value={chosen.period}
            options={periods.map((value) => ({
              value,
              label: value === 'all' ? translate('browser.anyPeriod') : translate(`period.${value}`),
            }))}
            onChange={(event) => change({ period: event.target.value })}
          />
        </div>
      </div>
      {appointments.length === 0 ? (
        <EmptyState
          title={translate(`browser.empty.${group}`)}
          action={
            period === 'all' ? (
              emptyAction
            ) : (
              <ButtonLink to={page().replace(`period=${period}`, 'period=all')} variant="secondary">
                {translate('browser.anyPeriod')}
              </ButtonLink>
            )
          }
        >
          {translate(period === 'all' ? 'browser.emptyTextAll' : 'browser.emptyText')}
        </EmptyState>
      ) : (
        <AppointmentList
          label={translate(`group.${group}`)}
          appointments={appointments}
          view={view}
          hrefOf={hrefOf}
          actionsOf={(appointment) => (
            <>
              <JoinNotice appointment={appointment} view={view} />
              {actionsOf?.(appointment)}
            </>
          )}
          isBusy={isBusy}
        />
      )}
      <Pagination
        label={translate('browser.pages')}
        previousLabel={translate('browser.first')}
        nextLabel={translate('browser.next')}
        previous={address.has('cursor') ? page() : undefined}
        next={next === null ? undefined : page(next)}
      />
    </>
  );
}
