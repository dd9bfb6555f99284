import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './section.module.css';

/** How professionals are verified. */
export function Trust() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="trust">
      <div className={styles.trust}>
        <div>
          <h2 id="trust">{t('trust.title')}</h2>
          <p>{t('trust.text')}</p>
          <Link to={href('/documentation', undefined, { entry: 'documents-and-verification' })}>
            {t('trust.action')}
          </Link>
        </div>
        <div className={styles.rosette}>
          <Guilloche shape="rosette" />
        </div>
      </div>
    </section>
  );
}
