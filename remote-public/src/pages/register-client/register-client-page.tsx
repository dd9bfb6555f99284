import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { returnPath } from 'shared-contracts/remote/return-path';
import { FormPage } from '../../forms/form-page.tsx';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { ClientForm } from '../../features/account-register/client-form.tsx';
import { ConfirmView } from '../../features/email-confirm/confirm-view.tsx';
import { dashboardOf } from '../../account/dashboard-of.ts';

/** `/inscription-user`; `#confirm=…` from the mail opens its last step, the e-mail. */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('confirm');
  if (token !== null) return <ConfirmView key={token} token={token} />;
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <FormPage title={t('client.title')} lead={t('client.lead')}>
        <AlreadySignedIn accountKind="client" next={returnPath(search.get('next'), dashboardOf('client'))} />
        <ClientForm />
      </FormPage>
    </>
  );
}
