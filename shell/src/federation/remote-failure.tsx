import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { PageTitle } from 'shared-ui/page-head/page-title';
import styles from './remote-failure.module.css';
import { RemoteRetryContext } from './remote-retry.ts';

export interface RemoteFailureProps {
  readonly remote: string;
  /** False beside a page that has a title of its own. */
  readonly isPage?: boolean;
}

/** The document's title while the page of a remote could not be loaded. */
export function RemoteFailureTitle({ remote }: Pick<RemoteFailureProps, 'remote'>) {
  const { t } = useTranslation('shell');
  return <PageTitle>{t('remoteFailure.title', { remote })}</PageTitle>;
}

/** What stands in the slot of a remote that failed: its name, a retry that really fetches again, and a way out. */
export function RemoteFailure({ remote, isPage = true }: RemoteFailureProps) {
  const { locale } = usePlatform();
  const { t } = useTranslation('shell');
  const retry = use(RemoteRetryContext);
  const [isRetrying, setRetrying] = useState(false);
  const handleRetry = () => {
    setRetrying(true);
    retry(remote);
  };
  return (
    <section className={styles['card']} role="alert" data-remote={remote}>
      {isPage ? <RemoteFailureTitle remote={remote} /> : null}
      <h2>{t('remoteFailure.title', { remote })}</h2>
      <p>{t('remoteFailure.text')}</p>
      <p className={styles['ways']}>
        <button type="button" className={styles['retry']} onClick={handleRetry} disabled={isRetrying}>
          {t('remoteFailure.retry')}
        </button>
        {/* A document of its own: the server may render what this one could not load. */}
        <a className={styles['home']} href={withLocale('/', locale)}>
          {t('remoteFailure.home')}
        </a>
      </p>
    </section>
  );
}
