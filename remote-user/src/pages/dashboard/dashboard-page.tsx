import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { Part } from '../../components/part/part.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { QuickSearch } from '../../features/search-start/quick-search.tsx';
import { useView } from '../../model/use-view.ts';
import styles from './dashboard-page.module.css';
import { CardSkeleton, DashboardSkeleton, NextSkeleton } from './dashboard-skeleton.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { ToAnswer } from './to-answer.tsx';
import { ToPrepare } from './to-prepare.tsx';
import { UnreadMessages } from './unread-messages.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingForThem } from './waiting-for-them.tsx';

/** `/user/tableau-de-bord`: what waits for the client, what comes next, messages, a search, and the calendar. */
export function Component() {
  const { t } = useTranslation('remote-user/dashboard');
  const user = useAtomValue(userAtom);
  const view = useView();
  const { parts, hasFailed, isHeld, next, offers, unsaid, mine, theirs, unread, toPrepare, toSend } = useDashboard();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={user ? t('hello', { name: user.firstNames }) : t('title')} />
      {isHeld ? (
        <DashboardSkeleton />
      ) : hasFailed ? (
        <Part queries={parts} title={t('failed.all')} skeleton={null}>
          {() => null}
        </Part>
      ) : (
        <>
          <div className={styles.columns}>
            <div className={styles.main}>
              <Part queries={[mine, offers]} title={t('failed.mine')} skeleton={null}>
                {(appointments, entries) => (
                  <ToAnswer
                    appointments={appointments}
                    offers={entries}
                    missing={toSend.data ?? []}
                    unsaid={unsaid.data ?? []}
                    view={view}
                  />
                )}
              </Part>
              <Part queries={[toSend]} title={t('failed.documents')} skeleton={null}>
                {() => null}
              </Part>
              <Part queries={[next]} title={t('failed.next')} skeleton={<NextSkeleton />}>
                {(appointment) => <NextAppointment appointment={appointment} view={view} />}
              </Part>
              <Part queries={[theirs]} title={t('failed.theirs')} skeleton={null}>
                {(appointments) => <WaitingForThem appointments={appointments} view={view} />}
              </Part>
            </div>
            <div className={styles.side}>
              <Part queries={[unread]} title={t('failed.messages')} skeleton={<CardSkeleton lines={2} />}>
                {(count) => <UnreadMessages count={count} />}
              </Part>
              <Part queries={[toPrepare]} title={t('failed.prepare')} skeleton={null}>
                {(appointments) => <ToPrepare appointments={appointments} view={view} />}
              </Part>
              <Card aria-labelledby="search-heading" className={styles.aside}>
                <h2 id="search-heading" className={styles.heading}>
                  {t('search.title')}
                </h2>
                <QuickSearch />
              </Card>
            </div>
          </div>
          <section className={styles.section} aria-labelledby="calendar-heading">
            <h2 id="calendar-heading" className={styles.heading}>
              {t('calendar')}
            </h2>
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
