import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { SealGlyph } from 'shared-ui/verified-seal/seal-glyph';
import { Wordmark } from 'shared-ui/wordmark/wordmark';
import { PageTitle } from 'shared-ui/page-head/page-title';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly title: string;
  /** The page stands inside a layout, which has a header and a main already. */
  readonly isNested?: boolean;
  readonly children: ReactNode;
}

/** The shell's own pages: they must stand when no remote does, so they borrow nothing from one. */
export function PageFrame({ title, isNested = false, children }: PageFrameProps) {
  const { t } = useTranslation('shell');
  const { href, otherLocale, onChoose } = useLocaleSwitch();
  const content = (
    <div className={styles['content']}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children}
    </div>
  );
  if (isNested) return <div className={styles['nested']}>{content}</div>;
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
        {content}
      </main>
    </div>
  );
}

PageFrame.Actions = function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
};
