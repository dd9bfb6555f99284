import { useTranslation } from 'react-i18next';
import styles from './developer-panel.module.css';
import type { RemoteReport } from './read-remotes.ts';

const rounded = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);

/** One remote: version, source, state and cost. */
export function RemoteCard({ remote }: { readonly remote: RemoteReport }) {
  const { t, i18n } = useTranslation('shell/developer');
  const { name, version, channel, manifest, state, fileCount, bytes, milliseconds, phases } = remote;
  const cost = [
    t('fileCount', { count: fileCount }),
    // Cross-origin files do not reveal their size.
    bytes === 0 ? '' : t('size', { kilobytes: rounded(bytes / 1000, i18n.language) }),
    milliseconds === undefined ? '' : t('time', { milliseconds: rounded(milliseconds, i18n.language) }),
  ].filter((part) => part !== '');
  return (
    <li className={styles['remote']}>
      <h3>{name}</h3>
      <span className={styles['state']} data-state={state}>
        {t(`states.${state}`)}
      </span>
      <dl>
        {version === undefined ? null : (
          <>
            <dt>{t('version')}</dt>
            <dd>{version}</dd>
          </>
        )}
        <dt>{t('channel')}</dt>
        <dd>{t(`channels.${channel}`)}</dd>
        <dt>{t('from')}</dt>
        <dd>{manifest}</dd>
        <dt>{t('files')}</dt>
        <dd>{cost.join(' · ')}</dd>
        {phases.length === 0 ? null : (
          <>
            <dt>{t('load')}</dt>
            <dd>
              {phases
                .map(({ phase, milliseconds: took }) =>
                  t(`phases.${phase}`, { milliseconds: rounded(took, i18n.language) }),
                )
                .join(' · ')}
            </dd>
          </>
        )}
      </dl>
      {channel === 'override' ? <a href={`?override=${name}`}>{t('resetOne', { remote: name })}</a> : null}
    </li>
  );
}
