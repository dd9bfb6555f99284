import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { QuickSearch } from '../../features/search-start/quick-search.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { useView } from '../../model/use-view.ts';
import styles from './dashboard-page.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { PendingRequests } from './pending-requests.tsx';

/** `/user/tableau-de-bord`: next appointment, pending requests, quick search, calendar. */
export function Component() {
  const { t } = useTranslation('remote-user/dashboard');
  const user = useAtomValue(userAtom);
  const view = useView();
  const data = useDashboardData();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={user ? t('hello', { name: user.firstNames }) : t('title')} />
      {data === undefined ? (
        <DashboardSkeleton />
      ) : (
        <>
          <NextAppointment appointment={data.next} view={view} />
          <PendingRequests appointments={data.waiting} view={view} />
          <Card aria-labelledby="search-heading">
            <h2 id="search-heading" className={styles.heading}>
              {t('search.title')}
            </h2>
            <QuickSearch />
          </Card>
          <section className={styles.section} aria-labelledby="calendar-heading">
            <h2 id="calendar-heading">{t('calendar')}</h2>
            <ShowCalendar view={view} />
          </section>
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/dashboard');
  return <AreaFailure title={t('title')} />;
}
