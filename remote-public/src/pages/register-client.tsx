import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { returnPath } from 'shared-contracts/remote/return-path';
import { FormPage } from '../components/form-page.tsx';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { ClientForm } from '../features/account-register/client-form.tsx';
import { dashboardOf } from '../model/dashboard-of.ts';

/** `/inscription-user` */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const [search] = useSearchParams();
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <FormPage title={t('client.title')} lead={t('client.lead')}>
        <AlreadySignedIn door="client" next={returnPath(search.get('next'), dashboardOf('client'))} />
        <ClientForm />
      </FormPage>
    </>
  );
}
