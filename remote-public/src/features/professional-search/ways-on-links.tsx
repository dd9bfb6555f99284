import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import type { WaysOn } from '../../data/ways-on.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** Links to other searches, each kind under what is said of it. */
export function WaysOnLinks({ waysOn }: { readonly waysOn: readonly WaysOn[] }) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  return waysOn.map(({ say, ways }) => (
    <Fragment key={say}>
      <p>{t(`empty.${say}`)}</p>
      <ul className={styles.drops}>
        {ways.map((way) => (
          <li key={way.to}>
            <ButtonLink variant="secondary" to={way.to}>
              {t(`empty.${way.say}`, { value: words.values(way.fields).join(' · '), number: way.number })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
