import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useLiveAppointments } from 'shared-ui/domain/appointments/use-live-appointments.ts';
import { href } from 'shared-contracts/remote/paths';
import { AnswerAppointment } from 'shared-ui/domain/appointments/answer-appointment.tsx';
import { AppointmentsBrowser } from 'shared-ui/domain/appointments/appointments-browser.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { ShowCalendar } from '../../features/show-calendar/show-calendar.tsx';
import { AreaFailure } from '../../model/area-failure.tsx';
import { useView } from '../../model/use-view.ts';
import type { loadAppointments } from './appointments-loader.ts';

const ways = ['list', 'calendar'] as const;

/** `/pro/rendez-vous`: every appointment, by group and period or on the calendar. */
export function Component() {
  const { t } = useTranslation('remote-pro/pages');
  const view = useView();
  const shown = useLoaderData<typeof loadAppointments>();
  const changes = useLiveAppointments();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <PageTitle>{t('appointments.title')}</PageTitle>
      <PageHead
        title={t('appointments.title')}
        actions={
          <SegmentedFilter
            legend={t('appointments.view')}
            options={ways.map((value) => ({ value, label: t(`appointments.${value}`) }))}
            value={shown.view}
            onChange={(way) => setSearch(way === 'calendar' ? { view: way } : {}, { preventScrollReset: true })}
          />
        }
      >
        {t(shown.view === 'list' ? 'appointments.lead' : 'appointments.calendarLead')}
      </PageHead>
      {shown.view === 'calendar' ? (
        <ShowCalendar view={view} changes={changes} timeZone={shown.timeZone} />
      ) : (
        <AppointmentsBrowser
          appointments={shown.appointments}
          next={shown.next}
          view={view}
          emptyAction={
            <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
              {t('appointments.hours')}
            </ButtonLink>
          }
          hrefOf={({ id }) => href('/pro/rendez-vous/:id', { id })}
          actionsOf={(appointment) => (
            <AnswerAppointment
              appointment={appointment}
              view={view}
              only={['accept', 'reject', 'accept_proposal', 'decline_proposal', 'take_back', 'complete', 'miss']}
            />
          )}
        />
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/pages');
  return <AreaFailure title={t('appointments.title')} />;
}
