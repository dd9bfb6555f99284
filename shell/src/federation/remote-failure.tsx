import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { PageTitle } from 'shared-ui/page-head/page-title';
import type { Refusal } from './refusal.ts';
import styles from './remote-failure.module.css';
import { RemoteRetryContext } from './remote-retry.ts';

export interface RemoteFailureProps {
  readonly remote: string;
  /** Why it was not even tried, when it was not: a newer document may bring it, another try in this one cannot. */
  readonly refusal?: Refusal | undefined;
  /** False beside a page that has a title of its own. */
  readonly isPage?: boolean;
}

/** The document's title while the page of a remote could not be loaded. */
export function RemoteFailureTitle({ remote, refusal }: Pick<RemoteFailureProps, 'remote' | 'refusal'>) {
  const { t } = useTranslation('shell');
  return <PageTitle>{t(`remoteFailure.${refusal ?? 'failed'}.title`, { remote })}</PageTitle>;
}

/** What stands in the slot of a remote that failed: its name, a retry that really fetches again, and a way out. */
export function RemoteFailure({ remote, refusal, isPage = true }: RemoteFailureProps) {
  const { locale } = usePlatform();
  const { t } = useTranslation('shell');
  const retry = use(RemoteRetryContext);
  const [isRetrying, setRetrying] = useState(false);
  const handleRetry = () => {
    setRetrying(true);
    if (refusal === undefined) retry(remote);
    else window.location.reload();
  };
  return (
    <section className={styles['card']} role="alert" data-remote={remote}>
      {isPage ? <RemoteFailureTitle remote={remote} refusal={refusal} /> : null}
      <h2>{t(`remoteFailure.${refusal ?? 'failed'}.title`, { remote })}</h2>
      <p>{t(`remoteFailure.${refusal ?? 'failed'}.text`)}</p>
      <p className={styles['ways']}>
        <button type="button" className={styles['retry']} onClick={handleRetry} disabled={isRetrying}>
          {t(`remoteFailure.${refusal ?? 'failed'}.retry`)}
        </button>
        {/* A document of its own: the server may render what this one could not load. */}
        <a className={styles['home']} href={withLocale('/', locale)}>
          {t('remoteFailure.home')}
        </a>
      </p>
    </section>
  );
}
