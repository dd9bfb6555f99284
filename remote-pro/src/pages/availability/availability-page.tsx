import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { EditExceptions } from '../../features/exceptions-edit/edit-exceptions.tsx';
import { EditHours } from '../../features/hours-edit/edit-hours.tsx';
import { hoursOf } from '../../features/hours-edit/hours-form.ts';
import { ClientTimes } from './client-times.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { dateToday } from '../../model/date-of.ts';
import { useView } from '../../model/use-view.ts';
import styles from './availability-page.module.css';

const SyncCalendars = lazy(async () => ({
  default: (await import('../../features/calendars-sync/sync-calendars.tsx')).SyncCalendars,
}));

/** `/pro/disponibilite`: weekly hours, booking settings, exceptions by date, and a preview for clients. */
export function Component() {
  const { t } = useTranslation('remote-pro/availability');
  const queries = practiceQueries(usePlatform().http);
  const { data: professional } = useSuspenseQuery(queries.professional());
  const { data: rules } = useSuspenseQuery(queries.rules());
  // Deferred: past midnight or in another time zone the page stays, with what was typed, until its new data is loaded.
  const today = useDeferredValue(dateToday(professional.timeZone));
  const { data: exceptions } = useSuspenseQuery(queries.exceptions(today));
  const view = useView();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink variant="secondary" size="dense" to={href('/pro/disp')}>
            {t('now')}
          </ButtonLink>
        }
      />
      <EditHours
        professional={professional}
        saved={hoursOf(professional, rules)}
        exceptions={exceptions}
        aside={
          <>
            <Card ground="sunken" className={styles.preview} aria-labelledby="preview-heading">
              <h2 id="preview-heading">{t('preview.title')}</h2>
              <ClientTimes professionalId={professional.id} today={today} />
            </Card>
            <Card aria-labelledby="exceptions-heading">
              <EditExceptions
                reader={view.reader}
                timeZone={professional.timeZone}
                exceptions={exceptions}
                today={today}
              />
            </Card>
          </>
        }
      >
        <Card aria-labelledby="calendar-heading">
          <h2 id="calendar-heading">{t('exceptions.days')}</h2>
          <p className={styles.calendarLead}>{t('exceptions.lead')}</p>
          <ShowCalendar view={view} label={t('exceptions.calendar')} timeZone={professional.timeZone} />
        </Card>
        <div id="calendars">
          <Suspense fallback={<Skeleton lines={6} />}>
            <SyncCalendars reader={view.reader} />
          </Suspense>
        </div>
      </EditHours>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/availability');
  return <AreaFailure title={t('title')} />;
}
