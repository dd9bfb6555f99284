import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { Need } from '../../home/list-needs.ts';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search.tsx';

interface HomeHeroProps {
  readonly needs: readonly Need[];
  /** Behind the words. */
  readonly engraving: ReactNode;
  /** Beside the search. */
  readonly children: ReactNode;
}

/** Headline, search, and needs that lead to a legal category. */
export function HomeHero({ needs, engraving, children }: HomeHeroProps) {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <HomeSearch />
          <ul className={styles.needs} aria-label={t('needs')}>
            {needs.map(({ category, text }) => (
              <li key={category}>
                <Link className={styles.need} to={href('/recherche', undefined, { category })}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
      <div className={styles.engraving}>{engraving}</div>
    </section>
  );
}
