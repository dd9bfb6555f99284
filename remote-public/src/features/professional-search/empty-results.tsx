import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/button/button-link';
import { EmptyState } from 'shared-ui/empty-state/empty-state';
import type { WaysOn } from '../../data/ways-on.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface EmptyResultsProps {
  readonly path: string;
  readonly waysOn: readonly WaysOn[];
}

/** Nobody found: what was perhaps meant, and which filter to drop. */
export function EmptyResults({ path, waysOn }: EmptyResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const isPlain = waysOn.length === 0;
  return (
    <EmptyState
      title={t(isPlain ? 'empty.plain' : 'empty.title')}
      action={<ButtonLink to={isPlain ? '/recherche' : path}>{t('empty.all')}</ButtonLink>}
    >
      {isPlain ? <p>{t('empty.plainText')}</p> : null}
      {waysOn.map(({ say, ways }) => (
        <Fragment key={say}>
          <p>{t(`empty.${say}`)}</p>
          <ul className={styles.drops}>
            {ways.map((way) => (
              <li key={way.to}>
                <ButtonLink variant="secondary" to={way.to}>
                  {t(`empty.${way.say}`, { value: words.value(way.name, way.value), number: way.number })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </EmptyState>
  );
}
