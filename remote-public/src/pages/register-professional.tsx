import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { FormPage } from '../components/form-page.tsx';
import { AfterRegistration } from '../features/account-register/after-registration.tsx';
import { ProfessionalForm } from '../features/account-register/professional-form.tsx';
import { dashboardOf } from '../model/dashboard-of.ts';

/** `/inscription`, then `/inscription?done=1`: what comes next. */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  if (search.has('done') && user !== null) {
    return (
      <>
        <title>{`${t('next.title')} – Nimbia`}</title>
        <AfterRegistration />
      </>
    );
  }
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <FormPage title={t('professional.title')} lead={t('professional.lead')}>
        <AlreadySignedIn door="professional" next={dashboardOf('professional')} />
        <ProfessionalForm onRegistered={() => void navigate('/inscription?done=1', { replace: true })} />
      </FormPage>
    </>
  );
}
