import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { areaOf } from '../areas/area-of.ts';
import { dashboardOf } from '../session/dashboard-of.ts';
import type { ErrorDescription } from './describe-error.ts';
import { PageFrame } from './page-frame.tsx';
import styles from './page-frame.module.css';

export interface ErrorPageProps {
  readonly description: ErrorDescription;
  readonly isNested: boolean;
}

/**
 * Says what happened and offers a retry, home, search, or sign-in; a 404 in one’s own area offers its dashboard
 * instead of home.
 */
export function ErrorPage({ description, isNested }: ErrorPageProps) {
  const { status, title, text, isNotFound, isSignedOut, isOffline } = description;
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const area = areaOf(pathname);
  const role = useSessionUser()?.role;
  const ownArea = isNotFound && role === area ? area : null;
  useEffect(() => {
    if (!isOffline) return undefined;
    const handleOnline = () => window.location.reload();
    // The connection was back before the page was mounted.
    if (navigator.onLine) handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isOffline]);
  const statusText = t('failure.status', { status });
  return (
    <PageFrame title={title} isNested={isNested}>
      <p>{text}</p>
      {isOffline ? (
        <details className={styles['status']}>
          <summary>{t('remoteFailure.details')}</summary>
          <span>{statusText}</span>
        </details>
      ) : isNotFound ? null : (
        <p className={styles['status']}>{statusText}</p>
      )}
      <PageFrame.Actions>
        {isSignedOut ? (
          <ButtonLink to={signInPath(area ?? 'client', pathname + search + hash)}>
            {t('session.signInAgain')}
          </ButtonLink>
        ) : null}
        {isNotFound || (isSignedOut && area !== null) ? null : (
          <Button onClick={() => window.location.reload()}>{t('failure.retry')}</Button>
        )}
        {isOffline ? null : (
          <>
            <ButtonLink to={ownArea ? dashboardOf(ownArea) : href('/')} variant={isNotFound ? 'primary' : 'secondary'}>
              {t(ownArea ? 'failure.dashboard' : 'failure.home')}
            </ButtonLink>
            <ButtonLink to={href('/recherche')} variant="secondary">
              {t('failure.search')}
            </ButtonLink>
          </>
        )}
      </PageFrame.Actions>
    </PageFrame>
  );
}
