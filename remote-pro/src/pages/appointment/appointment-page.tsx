import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { partyName } from 'shared-contracts/appointments/party-name';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentSheet } from 'shared-ui/appointment/appointment-sheet';
import { Link } from 'shared-ui/link/link';
import { ButtonLink } from 'shared-ui/button/button-link';
import { PageFailure } from 'shared-ui/page-failure/page-failure';
import { AnswerAppointment } from '../../features/answer-request/answer-appointment.tsx';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useView } from '../../model/use-view.ts';
import type { appointmentLoader } from 'shared-contracts/appointments/appointment-loaders';

/** `/pro/rendez-vous/{id}`: one appointment, what happened to it, what can be done with it. */
export function Component() {
  const { t } = useTranslation('remote-pro/pages');
  const view = useView();
  const { appointment, history } = useLoaderData<typeof appointmentLoader>();
  useLiveAppointments();
  return (
    <>
      <PageTitle>{view.words('with', { name: partyName(appointment.client) })}</PageTitle>
      <AppointmentSheet
        appointment={appointment}
        history={history}
        view={view}
        back={<Link to={href('/pro/rendez-vous')}>{t('appointments.back')}</Link>}
        actions={<AnswerAppointment appointment={appointment} view={view} />}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/appointments');
  const errorText = useErrorText();
  return (
    <PageFailure
      title={t('facts.heading')}
      failedTitle={t('failure.title')}
      retryLabel={t('failure.retry')}
      errorText={errorText}
      notFound={{
        title: t('failure.notFoundTitle'),
        text: t('failure.notFoundText'),
        action: <ButtonLink to={href('/pro/rendez-vous')}>{t('failure.back')}</ButtonLink>,
      }}
    />
  );
}
