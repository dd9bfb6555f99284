import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageReports } from './create-page-reports.ts';
import styles from './developer-panel.module.css';
import { RemoteCard } from './remote-card.tsx';
import { SharedModules } from './shared-modules.tsx';

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent): boolean => altKey && shiftKey && code === 'KeyD';

/** For developers, never in production: the state of each remote, and which ones are overridden. */
export function DeveloperPanel({ reports }: { readonly reports: PageReports }) {
  const { t, i18n } = useTranslation('shell/developer');
  const { remotes, sharedModules, errors } = useSyncExternalStore(reports.subscribe, reports.read);
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (panel.current === null || !isShortcut(event)) return;
      // Some keyboards would type a letter.
      event.preventDefault();
      panel.current.open = !panel.current.open;
      summary.current?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  const overridden = remotes.filter(({ channel }) => channel === 'override').map(({ name }) => name);
  return (
    <aside className={styles['corner']} aria-label={t('open')} lang={i18n.language}>
      {overridden.length === 0 ? null : (
        <p className={styles['override']}>
          <span>{t('overridden', { remote: overridden.join(', ') })}</span> <a href="?override=none">{t('reset')}</a>
        </p>
      )}
      <details className={styles['panel']} ref={panel}>
        <summary ref={summary}>
          <span>{t('open')}</span>
          {errors.length === 0 ? null : (
            <span className={styles['count']}>{t('errors.count', { count: errors.length })}</span>
          )}
        </summary>
        {/* It scrolls, so it has to be reachable with the keyboard. */}
        <div className={styles['content']} role="region" aria-label={t('title')} tabIndex={0}>
          <p>{t('shortcut')}</p>
          <h2>{t('title')}</h2>
          <ul className={styles['remotes']}>
            {remotes.map((remote) => (
              <RemoteCard key={remote.name} remote={remote} />
            ))}
          </ul>
          <h2>{t('errors.title')}</h2>
          {errors.length === 0 ? <p>{t('errors.none')}</p> : null}
          <ol className={styles['errors']}>
            {errors.map(({ at, remote, message }, index) => (
              <li key={`${at.getTime()} ${index}`}>
                <time translate="no" dateTime={at.toISOString()}>
                  {at.toLocaleTimeString(i18n.language === 'en' ? 'en-GB' : 'fr-FR')}
                </time>{' '}
                <span>{`${remote ?? ''} ${message}`}</span>
              </li>
            ))}
          </ol>
          <h2>{t('shared.title')}</h2>
          <SharedModules modules={sharedModules} />
        </div>
      </details>
    </aside>
  );
}
