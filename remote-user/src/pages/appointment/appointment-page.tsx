import { useTranslation } from 'react-i18next';
import { useWords } from 'shared-contracts/appointments/use-words';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentPage } from 'shared-ui/appointment/appointment-page';
import { AppointmentPageFailure } from 'shared-ui/appointment/appointment-page-failure';
import { ButtonLink } from 'shared-ui/button/button-link';
import { useView } from '../../model/use-view.ts';

const listPath = href('/user/rendez-vous');

/** `/user/rendez-vous/{id}` */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  return (
    <AppointmentPage
      view={useView()}
      listPath={listPath}
      whenOver={({ status, professionalId, professional }) => (
        <div>
          {status === 'rejected' || !professional.isBookable ? (
            <ButtonLink size="dense" to={href('/recherche')}>
              {t('appointment.findAnother')}
            </ButtonLink>
          ) : (
            <ButtonLink size="dense" variant="secondary" to={href('/lawyers/booking/:id', { id: professionalId })}>
              {t('appointment.bookAgain')}
            </ButtonLink>
          )}
        </div>
      )}
    />
  );
}

export function ErrorBoundary() {
  return <AppointmentPageFailure words={useWords('remote-user/appointments')} listPath={listPath} />;
}
