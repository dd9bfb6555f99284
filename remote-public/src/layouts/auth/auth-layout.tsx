import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { SealGlyph } from 'shared-ui/domain/verified-seal/seal-glyph.tsx';
import { Wordmark } from 'shared-ui/primitives/wordmark/wordmark.tsx';
import { HeaderSwitches } from '../default/header-switches.tsx';
import styles from './auth-layout.module.css';

/** A narrow frame without distractions from the form. */
export function Component() {
  const { t } = useTranslation('remote-public/frame');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label={t('home')}>
          <SealGlyph size={28} />
          <Wordmark />
        </Link>
        <div className={styles.tools}>
          <HeaderSwitches />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <Link to="/">{t('toSite')}</Link>
        <Link to="/CGU">{t('links.terms')}</Link>
        <Link to="/politique-confi">{t('links.privacy')}</Link>
      </footer>
    </div>
  );
}
