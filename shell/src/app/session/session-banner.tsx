import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import styles from '../banner.module.css';
import { sessionEndAtom } from './session-end.ts';

/** The session expired: the page stays as it is, with a link to sign in and come back. */
export function SessionBanner() {
  const user = useSessionUser();
  const end = useAtomValue(sessionEndAtom);
  const { pathname, search, hash } = useLocation();
  const { t } = useTranslation('shell');
  const hasExpired = user === null && end?.cause === 'expired' && !pathname.startsWith('/login');
  return (
    <div className={styles['region']} role="alert">
      {hasExpired ? (
        <p className={styles['banner']}>
          {t('session.expired')}{' '}
          <Link to={signInPath(end.role === 'client' ? 'client' : 'professional', pathname + search + hash)}>
            {t('session.signInAgain')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
