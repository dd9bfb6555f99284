import { useTranslation } from 'react-i18next';
import { useEmailChange } from '../../account/use-email-change.ts';
import { LazyEmailChange } from '../../features/email-change/lazy-email-change.tsx';
import { SignInView } from '../../features/session-start/sign-in-view.tsx';

/** `/login-user`; mailed links about another e-mail open it too. */
export function Component() {
  const { t } = useTranslation('remote-public/sign-in');
  const change = useEmailChange();
  if (change) return <LazyEmailChange {...change} accountKind="client" />;
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <SignInView key="client" accountKind="client" />
    </>
  );
}
