import { useTranslation } from 'react-i18next';
import { SignInView } from '../../features/session-start/sign-in-view.tsx';

/** `/login` */
export function Component() {
  const { t } = useTranslation('remote-public/sign-in');
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <SignInView key="professional" accountKind="professional" />
    </>
  );
}
