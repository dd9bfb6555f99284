import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { dashboardOf } from '../../../account/dashboard-of.ts';
import styles from './door-closed.module.css';

/** The link is no appointment's of this account; whether it is another's is not said. */
export function NotYours() {
  const { t } = useTranslation('remote-public/meeting');
  const { session } = usePlatform();
  // As on opening: signing out leads away.
  const [user] = useState(() => session.user);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handleOther = async () => {
    await session.end();
    await navigate(signInPath('client', pathname + search));
  };
  if (user === null) return null;
  return (
    <EmptyState
      headingLevel={1}
      title={t('notYours.title')}
      action={
        <div className={styles.actions}>
          <Button onClick={() => void handleOther()}>{t('notYours.signOut')}</Button>
          <ButtonLink variant="secondary" to={dashboardOf(user.role)}>
            {t('notYours.home')}
          </ButtonLink>
        </div>
      }
    >
      {t('notYours.text', { email: shownEmail(user.email) })}
    </EmptyState>
  );
}
