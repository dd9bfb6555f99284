import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { FormPage } from '../components/form-page.tsx';
import { RegistrationSteps } from '../components/registration-steps.tsx';
import { ProfessionalForm } from '../features/account-register/professional-form.tsx';

const documents = href('/inscription-2');

/** `/inscription`: the first step of a professional's registration. */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const navigate = useNavigate();
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <FormPage
        title={t('professional.title')}
        lead={t('professional.lead')}
        steps={<RegistrationSteps current="account" />}
      >
        <AlreadySignedIn door="professional" next={documents} />
        <ProfessionalForm onRegistered={() => void navigate(documents, { replace: true })} />
      </FormPage>
    </>
  );
}
