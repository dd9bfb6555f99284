import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/button/button-link';
import { PageHead } from 'shared-ui/page-head/page-head';
import { ShowCalendar } from '../../features/show-calendar/show-calendar.tsx';
import { AreaFailure } from '../../model/area-failure.tsx';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { useView } from '../../model/use-view.ts';
import type { dashboardLoader } from './dashboard-loader.ts';
import styles from './dashboard-page.module.css';
import { NextAppointment } from './next-appointment.tsx';
import { PendingTile } from './pending-tile.tsx';
import { PlanTile } from './plan-tile.tsx';
import { VerificationTile } from './verification-tile.tsx';

/** `/pro/tableau-de-bord`: what comes next, what waits, where the practice stands, and the calendar. */
export function Component() {
  const { t } = useTranslation('remote-pro/dashboard');
  const view = useView();
  const { next, waiting, professional } = useLoaderData<typeof dashboardLoader>();
  const changes = useLiveAppointments();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('hello', { name: professional.firstNames })}
        actions={
          <ButtonLink variant="secondary" size="dense" to={href('/pro/disp')}>
            <span className={styles.state} data-on={professional.availableNow || undefined} aria-hidden="true" />
            {t(professional.availableNow ? 'available.on' : 'available.off')}
          </ButtonLink>
        }
      />
      <div className={styles.tiles}>
        <NextAppointment appointment={next} view={view} />
        <PendingTile count={waiting} />
        <VerificationTile professional={professional} reader={view.reader} />
        <PlanTile planId={professional.planId} />
      </div>
      <section className={styles.calendar} aria-labelledby="calendar-heading">
        <div>
          <h2 id="calendar-heading">{t('calendar.title')}</h2>
          <p className={styles.hint}>{t('calendar.hint')}</p>
        </div>
        <ShowCalendar view={view} changes={changes} timeZone={professional.timeZone} />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/dashboard');
  return <AreaFailure title={t('title')} />;
}
