import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PendingAppointments } from 'shared-ui/domain/appointments/list/pending-appointments.tsx';
import { periodOf, periods } from 'shared-ui/domain/appointments/queries/periods.ts';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { WaitingClients } from '../../features/waiting-show/waiting-clients.tsx';
import { useView } from '../../model/use-view.ts';

/** `/pro/en-attente`: accept, reject with a reason, or propose another time; below, what waits for the client and who waits for a slot. */
export function Component() {
  const { t } = useTranslation('remote-pro/pending');
  const view = useView();
  const [address, setSearch] = useSearchParams();
  const { search } = useShownSearch();
  // Of the requests shown, while those of another period load.
  const period = periodOf(address.get('period'));
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <ZoneNote />
      <SegmentedFilter
        legend={t('filter')}
        options={periods.map((value) => ({ value, label: view.translate(`period.${value}`) }))}
        value={periodOf(search.get('period'))}
        onChange={(value) => setSearch({ period: value }, { preventScrollReset: true })}
      />
      <PendingAppointments
        view={view}
        hrefOf={({ id }) => href('/pro/rendez-vous/:id', { id })}
        pagesLabel={t('pages')}
        empty={
          <EmptyState
            title={t(period === 'all' ? 'empty.title' : 'empty.titlePeriod')}
            isFirstRun={period === 'all'}
            action={
              period === 'all' ? (
                <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
                  {t('empty.hours')}
                </ButtonLink>
              ) : (
                <ButtonLink to="?period=all" variant="secondary">
                  {t('empty.all')}
                </ButtonLink>
              )
            }
          >
            {t(period === 'all' ? 'empty.text' : 'empty.textPeriod')}
          </EmptyState>
        }
      />
      <WaitingClients />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/pending');
  return <AreaFailure title={t('title')} />;
}
