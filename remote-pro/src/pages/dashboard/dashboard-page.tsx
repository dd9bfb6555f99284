import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { loadAppointmentCalendar } from 'shared-ui/domain/appointments/calendar/load-appointment-calendar.ts';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { useLiveReviews } from '../../data/reviews/use-live-reviews.ts';
import { SwitchInHead } from '../../features/availability-switch/switch-in-head.tsx';
import { SwitchFailure } from '../../features/availability-switch/switch-failure.tsx';
import { SwitchSkeleton } from '../../features/availability-switch/switch-skeleton.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { useView } from '../../model/use-view.ts';
import { Agenda } from './agenda/agenda.tsx';
import styles from './dashboard-page.module.css';
import { Figures } from './tiles/figures.tsx';
import { Part } from '../../components/part/part.tsx';
import { PastAppointments } from './requests/past-appointments.tsx';
import { Requests } from './requests/requests.tsx';
import { AgendaSkeleton, CardSkeleton, DashboardSkeleton } from './skeletons.tsx';
import { useDashboard } from './use-dashboard.ts';
import { Verification } from './tiles/verification.tsx';

/** `/pro/tableau-de-bord`: the day, what waits for an answer, how the practice does, and the calendar. */
export function Component() {
  const { t } = useTranslation(['remote-pro/dashboard', 'remote-pro/appointments']);
  const { locale } = usePlatform();
  const view = useView();
  useLiveReviews();
  const read = useDashboard(view.now, view.reader.timeZone);
  const { parts, hasFailed, isHeld, professional, documents, agenda, pending, pendingCount, next, unfinished } = read;
  const day = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: view.reader.timeZone,
  });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={sentenceCase(firstOfMonth(day.format(view.now), locale))}
        actions={
          isHeld || professional.isPending ? (
            <SwitchSkeleton />
          ) : professional.data ? (
            <SwitchInHead professional={professional.data} />
          ) : hasFailed ? undefined : (
            <SwitchFailure onRetry={() => void professional.refetch()} />
          )
        }
      />
      {isHeld ? (
        <DashboardSkeleton />
      ) : hasFailed ? (
        <Part queries={parts} title={t('failure.title', { ns: 'remote-pro/appointments' })} skeleton={null}>
          {() => null}
        </Part>
      ) : (
        <>
          <Part queries={[professional, documents]} title={t('verification.failed')} skeleton={null}>
            {(own, sent) => <Verification professional={own} documents={sent} now={view.now} />}
          </Part>
          <ZoneNote />
          <div className={styles.columns}>
            <div className={styles.main}>
              <Part queries={[agenda]} title={t('agenda.failed')} skeleton={<AgendaSkeleton />}>
                {(rows) => <Agenda appointments={rows} next={next.data} view={view} />}
              </Part>
            </div>
            <div className={styles.side}>
              <Part queries={[pending]} title={t('pending.failed')} skeleton={<CardSkeleton lines={4} />}>
                {(rows) => <Requests appointments={rows} count={pendingCount} view={view} />}
              </Part>
              <Part queries={[unfinished]} title={t('past.failed')} skeleton={null}>
                {(rows) => <PastAppointments unfinished={rows} view={view} />}
              </Part>
            </div>
            <Figures read={read} now={view.now} />
          </div>
          <section className={styles.calendar} aria-labelledby="calendar-heading">
            <h2 id="calendar-heading" className={styles.heading}>
              {t('calendar.title')}
            </h2>
            <Part
              queries={[professional]}
              title={t('calendar.failed')}
              skeleton={<CalendarPlaceholder load={loadAppointmentCalendar} />}
            >
              {(own) => <ShowCalendar view={view} timeZone={own.timeZone} />}
            </Part>
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
