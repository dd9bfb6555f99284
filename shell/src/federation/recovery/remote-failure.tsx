import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { failureKindOf, loadErrorOf, type FailureKind } from '../loading/remote-error.ts';
import styles from './remote-failure.module.css';
import { RemoteRetryContext } from './remote-retry.ts';
import { useFailureCause } from './use-failure-cause.ts';

export interface RemoteFailureProps {
  readonly remote: string;
  /** What happened; a remote that was refused or replaced needs a new document. */
  readonly error?: unknown;
  /** False beside a page that has a title of its own. */
  readonly isPage?: boolean;
}

/** Failures that a retry in this document can fix. */
const isRetryable = (kind: FailureKind): boolean => kind === 'failed' || kind === 'offline';

/**
 * Errors whose page was left. When one comes back, React Router has cached it, and the remote may be available by now.
 */
const leftErrors = new WeakSet<object>();

/** The document’s title for a failed page. Coming back to such a page fetches it again. */
export function RemoteFailureTitle({ remote, error }: Pick<RemoteFailureProps, 'remote' | 'error'>) {
  const { t } = useTranslation('shell');
  const retry = use(RemoteRetryContext);
  const kind = failureKindOf(error);
  const handleReturn = useEffectEvent(() => {
    if (isRetryable(kind) && leftErrors.has(Object(error))) retry(remote, true);
  });
  useEffect(() => {
    handleReturn();
    return () => void leftErrors.add(Object(error));
  }, [error]);
  return <PageTitle>{t(`remoteFailure.${kind}.title`, { remote })}</PageTitle>;
}

/**
 * The error card of a remote: its name, a retry that really fetches again, and a link home; when offline, a text for
 * that.
 */
export function RemoteFailure({ remote, error, isPage = true }: RemoteFailureProps) {
  const { locale } = usePlatform();
  const { t } = useTranslation('shell');
  const retry = use(RemoteRetryContext);
  const [isRetrying, setRetrying] = useState(false);
  const kind = failureKindOf(error);
  const failed = loadErrorOf(error);
  const handleRetry = (isAutomatic: boolean) => {
    if (isRetryable(kind)) setRetrying(retry(remote, isAutomatic));
    else window.location.reload();
  };
  const handleOnline = useEffectEvent(() => {
    if (failed?.reason === 'unreachable' && !isRetrying) handleRetry(true);
  });
  const handleStart = useEffectEvent(() => {
    if (kind === 'offline' && navigator.onLine) handleOnline();
  });
  // On mount: the connection may be back already.
  useLayoutEffect(() => {
    const start = setTimeout(() => handleStart());
    const handle = () => handleOnline();
    window.addEventListener('online', handle);
    return () => {
      clearTimeout(start);
      window.removeEventListener('online', handle);
    };
  }, []);
  useFailureCause(failed, () => isRetrying || handleRetry(true));
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    // When its chunk fails to load the card stays where it is.
    import('./raise-covered.ts').then(
      ({ raiseCovered }) => (stop = card.current === null ? undefined : raiseCovered(card.current)),
      () => undefined,
    );
    return () => stop?.();
  }, []);
  const cause =
    failed?.isUndiagnosed === false &&
    t('remoteFailure.cause', {
      step: t(`remoteFailure.steps.${failed.step}`),
      reason: t(`remoteFailure.reasons.${failed.reason}`),
    });
  return (
    <section ref={card} className={styles['card']} role="alert" data-remote={remote}>
      {isPage ? <RemoteFailureTitle remote={remote} error={error} /> : null}
      <h2>{t(`remoteFailure.${kind}.title`, { remote })}</h2>
      <p>{t(`remoteFailure.${kind}.text`)}</p>
      {kind === 'offline' ? (
        <details className={styles['cause']}>
          <summary>{t('remoteFailure.details')}</summary>
          <span>{`${remote}.`}</span> {cause ? <span>{cause}</span> : null}
        </details>
      ) : (
        cause && <p className={styles['cause']}>{cause}</p>
      )}
      <p className={styles['ways']}>
        <button
          type="button"
          className={styles['retry']}
          onClick={() => isRetrying || handleRetry(false)}
          aria-disabled={isRetrying}
        >
          {t(`remoteFailure.${kind}.retry`)}
        </button>
        {/* A document of its own: the server may render what this one could not load. */}
        {kind === 'offline' ? null : (
          <a className={styles['home']} href={withLocale('/', locale)}>
            {t('remoteFailure.home')}
          </a>
        )}
      </p>
    </section>
  );
}
