import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import styles from './section.module.css';

/** The fourteen legal categories, in everyday language. */
export function LegalCategories() {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  return (
    <section className={styles.section} aria-labelledby="categories">
      <div>
        <h2 id="categories">{t('categories.title')}</h2>
        <p className={styles.lead}>{t('categories.lead')}</p>
      </div>
      <ul className={styles.categories}>
        {legalCategories.map((category) => (
          <li key={category}>
            <Link className={styles.category} to={href('/recherche', undefined, { category })}>
              <strong>{t(`category.${category}`, { ns: 'remote-public/common' })}</strong>
              <span>{t(`hint.${category}`, { ns: 'remote-public/common' })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
