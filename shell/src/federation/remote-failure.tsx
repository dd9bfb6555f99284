import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './remote-failure.module.css';
import { RemoteRetryContext } from './remote-retry.ts';

/** What stands in the slot of a remote that failed: its name, and a retry that really fetches again. */
export function RemoteFailure({ remote }: { readonly remote: string }) {
  const { t } = useTranslation('shell');
  const retry = use(RemoteRetryContext);
  const [isRetrying, setRetrying] = useState(false);
  const handleRetry = () => {
    setRetrying(true);
    retry(remote);
  };
  return (
    <section className={styles['card']} role="alert" data-remote={remote}>
      <h2>{t('remoteFailure.title', { remote })}</h2>
      <p>{t('remoteFailure.text')}</p>
      <button type="button" className={styles['retry']} onClick={handleRetry} disabled={isRetrying}>
        {t('remoteFailure.retry')}
      </button>
    </section>
  );
}
