import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { FrameHeader } from './frame-header.tsx';
import styles from './page-frame.module.css';

/** The shell's own header and main, where no layout stands: they borrow nothing from a remote. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { navigation, session } = usePlatform();
  const user = useSessionUser();
  return (
    <div className={styles['page']}>
      <FrameHeader
        t={t}
        navigation={navigation}
        user={user}
        link={(to, content, label) => (
          <Link key={to} to={to} aria-label={label}>
            {content}
          </Link>
        )}
        {...useLocaleSwitch()}
      >
        {user && (
          <button type="button" onClick={() => void session.end()}>
            {t('frame.signOut')}
          </button>
        )}
      </FrameHeader>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
