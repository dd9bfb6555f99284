import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentsBrowser } from 'shared-ui/domain/appointments/list/appointments-browser.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AnswerAppointment } from 'shared-ui/domain/appointments/list/answer-appointment.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { useView } from '../../model/use-view.ts';

/** `/user/rendez-vous`: every appointment, by group and period. */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  const view = useView();
  return (
    <>
      <PageTitle>{t('appointments.title')}</PageTitle>
      <PageHead
        title={t('appointments.title')}
        actions={
          <ButtonLink size="dense" to={href('/recherche')}>
            {t('appointments.book')}
          </ButtonLink>
        }
      >
        {t('appointments.lead')}
      </PageHead>
      <AppointmentsBrowser
        view={view}
        emptyAction={
          <ButtonLink variant="secondary" to={href('/recherche')}>
            {t('pending.find')}
          </ButtonLink>
        }
        hrefOf={({ id }) => href('/user/rendez-vous/:id', { id })}
        actionsOf={(appointment) => (
          <AnswerAppointment
            appointment={appointment}
            view={view}
            only={['accept_proposal', 'decline_proposal', 'take_back']}
          />
        )}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/pages');
  return <AreaFailure title={t('appointments.title')} />;
}
