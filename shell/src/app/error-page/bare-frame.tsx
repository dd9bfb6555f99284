import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { SealGlyph } from 'shared-ui/verified-seal/seal-glyph';
import { Wordmark } from 'shared-ui/wordmark/wordmark';
import styles from './page-frame.module.css';

/** The shell's own header and main, where no layout stands: they borrow nothing from a remote. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { href, otherLocale, onChoose } = useLocaleSwitch();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link to="/" aria-label={t('frame.home')}>
          <SealGlyph size={28} />
          <Wordmark />
        </Link>
        <a href={href} lang={otherLocale} hrefLang={otherLocale} onClick={onChoose}>
          {t('frame.otherLanguage')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
