import type { TFunction } from 'i18next';
import type { Platform, Session } from 'shared-contracts/platform/platform';
import { withLocale, withoutLocale } from 'shared-contracts/remote/localized-path';
import { Spinner } from 'shared-ui/primitives/spinner/spinner.tsx';
import { FrameHeader } from '../../app/error-page/frame-header.tsx';
import styles from './pending-frame.module.css';

export interface PendingFrameProps {
  readonly t: TFunction<'shell'>;
  readonly platform: Pick<Platform, 'locale' | 'navigation'> & { readonly session: Pick<Session, 'user'> };
  /** Of the document. */
  readonly address: Pick<URL, 'pathname' | 'search' | 'hash'>;
}

/**
 * Shown until the first page is loaded, with links that work without it. The server renders the same, so no hook may
 * be used.
 */
export function PendingFrame({ t, platform, address: { pathname, search, hash } }: PendingFrameProps) {
  const otherLanguageUrl = withLocale(withoutLocale(pathname), platform.locale === 'fr' ? 'en' : 'fr');
  return (
    <div className={styles['frame']}>
      <FrameHeader t={t} platform={platform} user={platform.session.user} href={otherLanguageUrl + search + hash} />
      <div className={styles['middle']}>
        <Spinner label={t('loading.label')} size="large" />
      </div>
    </div>
  );
}
