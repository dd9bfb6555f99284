import { useTranslation } from 'react-i18next';
import { SignInView } from '../../features/session-start/sign-in-view.tsx';

/** `/login-user` */
export function Component() {
  const { t } = useTranslation('remote-public/sign-in');
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <SignInView key="client" accountKind="client" />
    </>
  );
}
