import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Wordmark } from 'shared-ui/primitives/wordmark/wordmark.tsx';
import { SealGlyph } from 'shared-ui/domain/verified-seal/seal-glyph.tsx';
import { AccountEntry } from './account-entry.tsx';
import { HeaderSwitches } from './header-switches.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './site-links.ts';
import styles from './site-header.module.css';

/** Logo, navigation, language, theme and account. */
export function SiteHeader() {
  const { t } = useTranslation('remote-public/frame');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={t('home')}>
          <SealGlyph size={28} />
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label={t('main')}>
          <ul className={styles.links}>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link ?? ''} end>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <HeaderSwitches />
          <AccountEntry />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
