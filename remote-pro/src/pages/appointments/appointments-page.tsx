import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentsBrowser } from 'shared-ui/appointment/appointments-browser';
import { PageHead } from 'shared-ui/page-head/page-head';
import { AnswerAppointment } from 'shared-ui/appointment/answer-appointment';
import { AreaFailure } from '../../model/area-failure.tsx';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { useView } from '../../model/use-view.ts';
import type { AppointmentPage } from 'shared-contracts/appointments/appointment-loaders';

/** `/pro/rendez-vous`: every appointment, by group and period. */
export function Component() {
  const { t } = useTranslation('remote-pro/pages');
  const view = useView();
  const { appointments, next } = useLoaderData<AppointmentPage>();
  useLiveAppointments();
  return (
    <>
      <PageTitle>{t('appointments.title')}</PageTitle>
      <PageHead title={t('appointments.title')}>{t('appointments.lead')}</PageHead>
      <AppointmentsBrowser
        appointments={appointments}
        next={next}
        view={view}
        hrefOf={({ id }) => href('/pro/rendez-vous/:id', { id })}
        actionsOf={(appointment) => (
          <AnswerAppointment
            appointment={appointment}
            view={view}
            only={['accept', 'reject', 'accept_proposal', 'decline_proposal', 'take_back', 'complete', 'miss']}
          />
        )}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/pages');
  return <AreaFailure title={t('appointments.title')} />;
}
