import { useTranslation } from 'react-i18next';
import { useEmailChange } from '../../account/use-email-change.ts';
import { LazyEmailChange } from '../../features/email-change/lazy-email-change.tsx';
import { SignInView } from '../../features/session-start/sign-in-view.tsx';

/** `/login`; mailed links about another e-mail open it too. */
export function Component() {
  const { t } = useTranslation('remote-public/sign-in');
  const change = useEmailChange();
  if (change) return <LazyEmailChange {...change} accountKind="professional" />;
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <SignInView key="professional" accountKind="professional" />
    </>
  );
}
