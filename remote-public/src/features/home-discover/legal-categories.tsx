import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { CategoryEngraving, engravedCategories } from './category-engraving.tsx';
import styles from './section.module.css';

/** The fourteen legal categories, each with its engraving. */
export function LegalCategories() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="categories">
      <h2 id="categories">{t('categories.title')}</h2>
      <ul className={styles.categories}>
        {engravedCategories.map((category) => (
          <li key={category}>
            <Link className={styles.category} to={href('/recherche', undefined, { category })}>
              <CategoryEngraving category={category} />
              <span>{t(`categories.${category}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
