import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentList } from 'shared-ui/appointment/appointment-list';
import { Card } from 'shared-ui/card/card';
import { Link } from 'shared-ui/link/link';
import { PageHead } from 'shared-ui/page-head/page-head';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { AnswerAppointment } from 'shared-ui/appointment/answer-appointment';
import { QuickSearch } from '../../features/quick-search/quick-search.tsx';
import { ShowCalendar } from '../../features/show-calendar/show-calendar.tsx';
import { AreaFailure } from '../../model/area-failure.tsx';
import { useView } from '../../model/use-view.ts';
import type { dashboardLoader } from './dashboard-loader.ts';
import styles from './dashboard-page.module.css';
import { NextAppointment } from './next-appointment.tsx';

/** `/user/tableau-de-bord`: what comes next, what waits, a quick search, the calendar. */
export function Component() {
  const { t } = useTranslation('remote-user/dashboard');
  const user = useAtomValue(userAtom);
  const view = useView();
  const { next, waiting } = useLoaderData<typeof dashboardLoader>();
  const changes = useLiveAppointments();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={user ? t('hello', { name: user.firstNames }) : t('title')} />
      <NextAppointment appointment={next} view={view} />
      {waiting.length > 0 ? (
        <section className={styles.section} aria-labelledby="waiting-heading">
          <div className={styles.head}>
            <h2 id="waiting-heading">{t('waiting.title')}</h2>
            <Link to={href('/user/en-attente')}>{t('waiting.all')}</Link>
          </div>
          <AppointmentList
            label={t('waiting.title')}
            appointments={waiting}
            view={view}
            headingLevel={3}
            hrefOf={({ id }) => href('/user/rendez-vous/:id', { id })}
            actionsOf={(appointment) => (
              <AnswerAppointment appointment={appointment} view={view} only={['accept_proposal', 'decline_proposal']} />
            )}
          />
        </section>
      ) : null}
      <Card aria-labelledby="search-heading">
        <h2 id="search-heading" className={styles.heading}>
          {t('search.title')}
        </h2>
        <QuickSearch />
      </Card>
      <section className={styles.section} aria-labelledby="calendar-heading">
        <h2 id="calendar-heading">{t('calendar')}</h2>
        <ShowCalendar view={view} changes={changes} />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/dashboard');
  return <AreaFailure title={t('title')} />;
}
