import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { RegistrationSteps } from '../../account/registration-steps.tsx';
import { ProfessionalForm } from '../../features/account-register/professional-form.tsx';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';

/** `/inscription`: the first step of a professional's registration. */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = allowedReturnPath('professional', search.get('next'));
  const next = back?.startsWith('/inscription-2') ? back : href('/inscription-2', undefined, { next: back });
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <FormPage
        title={t('professional.title')}
        lead={t('professional.lead')}
        steps={<RegistrationSteps current="account" />}
      >
        <AlreadySignedIn accountKind="professional" next={next} />
        <ProfessionalForm onRegistered={() => void navigate(next, { replace: true })} />
      </FormPage>
    </>
  );
}
