import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { dashboardOf } from '../../account/dashboard-of.ts';
import styles from './documents.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/** For a client or an operator: whose page this is, with two links on. */
export function NotAProfessional() {
  const { t } = useTranslation('remote-public/documents');
  const { session } = usePlatform();
  const user = useSessionUser();
  const navigate = useNavigate();
  const { search } = useLocation();
  const handleOther = async () => {
    await session.end();
    await navigate(signInPath('professional', href('/inscription-2') + search));
  };
  return (
    <>
      <Notice>{t('other.text', { email: shownEmail(user?.email ?? '') })}</Notice>
      <div className={styles.actions}>
        <ButtonLink to={dashboardOf(user?.role ?? 'client')}>
          {t(user?.role === 'operator' ? 'other.home' : 'other.dashboard')}
        </ButtonLink>
        <Button variant="secondary" onClick={() => void handleOther()}>
          {t('other.signOut')}
        </Button>
      </div>
    </>
  );
}
