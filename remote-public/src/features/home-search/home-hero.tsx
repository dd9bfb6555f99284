import { BadgeCheck, Clock, HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search.tsx';

const promises = [
  { key: 'verified', Icon: BadgeCheck },
  { key: 'answer', Icon: Clock },
  { key: 'free', Icon: HandCoins },
] as const;

/** Headline and search. */
export function HomeHero() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <HomeSearch />
        <ul className={styles.promises}>
          {promises.map(({ key, Icon }) => (
            <li key={key}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(`promises.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.engraving}>
        <Guilloche />
      </div>
    </section>
  );
}
