import { useTranslation } from 'react-i18next';
import { FormPage } from '../components/form-page.tsx';
import { ClientForm } from '../features/account-register/client-form.tsx';

/** `/inscription-user` */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <FormPage title={t('client.title')} lead={t('client.lead')}>
        <ClientForm />
      </FormPage>
    </>
  );
}
