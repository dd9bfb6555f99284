import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { useView } from '../../model/use-view.ts';
import styles from './dashboard-page.module.css';
import { NextAppointment } from './next-appointment.tsx';
import { PendingTile } from './pending-tile.tsx';
import { PlanTile } from './plan-tile.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { TilesSkeleton } from './tiles-skeleton.tsx';
import { VerificationTile } from './verification-tile.tsx';

/** `/pro/tableau-de-bord`: next appointment, pending requests, state of the practice, and the calendar. */
export function Component() {
  const { t } = useTranslation('remote-pro/dashboard');
  const view = useView();
  const user = useSessionUser();
  const data = useDashboardData();
  const isOn = data?.professional.availableNow ?? false;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={user ? t('hello', { name: user.companyName ?? user.firstNames }) : t('title')}
        actions={
          data === undefined ? (
            <Skeleton shape="dense-button" />
          ) : (
            <ButtonLink variant="secondary" size="dense" to={href('/pro/disp')}>
              <span className={styles.state} data-on={isOn || undefined} aria-hidden="true" />
              {t(isOn ? 'available.on' : 'available.off')}
            </ButtonLink>
          )
        }
      />
      {data === undefined ? (
        // Together with the calendar: the height of the tiles is unknown, and nothing visible may move.
        <>
          <TilesSkeleton />
          <CalendarPlaceholder />
        </>
      ) : (
        <>
          <div className={styles.tiles}>
            <NextAppointment appointment={data.next} view={view} />
            {data.waiting === undefined ? null : <PendingTile count={data.waiting} />}
            <VerificationTile {...data} reader={view.reader} now={view.now} />
            <PlanTile planId={data.professional.planId} />
          </div>
          <section className={styles.calendar} aria-labelledby="calendar-heading">
            <div>
              <h2 id="calendar-heading">{t('calendar.title')}</h2>
              <p className={styles.hint}>{t('calendar.hint')}</p>
            </div>
            <ShowCalendar view={view} timeZone={data.professional.timeZone} />
          </section>
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/dashboard');
  return <AreaFailure title={t('title')} />;
}
