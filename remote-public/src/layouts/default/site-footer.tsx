import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Wordmark } from 'shared-ui/primitives/wordmark/wordmark.tsx';
import { useLatePart, usePlatform } from 'shared-contracts/platform/platform-context';
import styles from './site-footer.module.css';
import { footerGroups } from './site-links.ts';
import { useOtherPages } from './use-other-pages.ts';

const keyboard = () => import(/* webpackChunkName: "keyboard-help" */ './keyboard-help.tsx');

/** Links to all public pages, and who is responsible. */
export function SiteFooter() {
  const { t } = useTranslation('remote-public/frame');
  const { closedPages } = usePlatform();
  const part = useLatePart(keyboard);
  const own = footerGroups.map(({ title, links }) => ({
    title,
    links: links
      .filter(({ to, about = to }) => !closedPages.includes(about))
      .map(({ to, label }) => ({ to, label: t(label) })),
  }));
  const groups = [...own, { title: 'groups.others', links: useOtherPages() }].filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer} aria-label={t('footer')}>
      <div className={styles.inner}>
        <div>
          <Wordmark />
          <p className={styles.tagline}>{t('tagline')}</p>
        </div>
        <div className={styles.groups}>
          {groups.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul className={styles.links}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.end}>
          <p>{t('disclaimer')}</p>
          {part && <part.KeyboardHelp />}
        </div>
      </div>
    </footer>
  );
}
