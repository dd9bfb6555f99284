import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { FrameHeader } from './frame-header.tsx';
import styles from './page-frame.module.css';

/** The shell’s own header and main for pages without a layout; independent of any remote. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const platform = usePlatform();
  const user = useSessionUser();
  const { href, onChoose } = useLocaleSwitch();
  const content = useRef<HTMLElement>(null);
  const handleSignOut = () => {
    // The button goes with the session.
    content.current?.focus({ preventScroll: true });
    void platform.session.end();
  };
  return (
    <div className={styles['page']}>
      <FrameHeader t={t} platform={platform} user={user} href={href} onChoose={onChoose}>
        {user && (
          <button type="button" onClick={handleSignOut}>
            {t('frame.signOut')}
          </button>
        )}
      </FrameHeader>
      <main id="main" tabIndex={-1} ref={content}>
        {children}
      </main>
    </div>
  );
}
