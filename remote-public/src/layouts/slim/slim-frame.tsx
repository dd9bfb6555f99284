import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HeaderSwitches } from '../default/header-switches.tsx';
import styles from './slim-frame.module.css';

interface SlimFrameProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Whom or what the page is about, in the header. */
  readonly subject: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page without a layout where one thing is to be done: the way back, what it is about, and little else. */
export function SlimFrame({ back, subject, children }: SlimFrameProps) {
  const { t } = useTranslation('remote-public/frame');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={back.to} className={styles.back} aria-label={back.label} title={back.label}>
            <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <div className={styles.subject}>{subject}</div>
          <div className={styles.tools}>
            <HeaderSwitches />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer} aria-label={t('footer')}>
        <Link to="/">{t('toSite')}</Link>
        <Link to="/CGU">{t('links.terms')}</Link>
        <Link to="/politique-confi">{t('links.privacy')}</Link>
        <div className={styles.switches}>
          <HeaderSwitches />
        </div>
      </footer>
    </div>
  );
}
