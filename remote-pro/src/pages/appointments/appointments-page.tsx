import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { href } from 'shared-contracts/remote/paths';
import { AnswerAppointment } from 'shared-ui/domain/appointments/answer-appointment.tsx';
import { AppointmentsBrowser } from 'shared-ui/domain/appointments/appointments-browser.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { practiceQueries } from '../../data/practice-queries.ts';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { useView } from '../../model/use-view.ts';

const looks = ['list', 'calendar'] as const;

/** `/pro/rendez-vous`: every appointment, by group and period or on the calendar. */
export function Component() {
  const { t } = useTranslation('remote-pro/pages');
  const view = useView();
  const [search, setSearch] = useSearchParams();
  const shown = search.get('view') === 'calendar' ? 'calendar' : 'list';
  return (
    <>
      <PageTitle>{t('appointments.title')}</PageTitle>
      <PageHead
        title={t('appointments.title')}
        actions={
          <SegmentedFilter
            legend={t('appointments.view')}
            options={looks.map((value) => ({ value, label: t(`appointments.${value}`) }))}
            value={shown}
            onChange={(way) => setSearch(way === 'calendar' ? { view: way } : {}, { preventScrollReset: true })}
          />
        }
      >
        {t(shown === 'list' ? 'appointments.lead' : 'appointments.calendarLead')}
      </PageHead>
      {shown === 'calendar' ? (
        <Diary view={view} />
      ) : (
        <AppointmentsBrowser
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

function Diary({ view }: { readonly view: AppointmentView }) {
  const { data } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  return <ShowCalendar view={view} timeZone={data.timeZone} />;
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/pages');
  return <AreaFailure title={t('appointments.title')} />;
}
