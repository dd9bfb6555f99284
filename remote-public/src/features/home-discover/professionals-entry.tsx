import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import styles from './section.module.css';

/** Links for professionals. */
export function ProfessionalsEntry() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="professionals-entry">
      <div className={styles.entry}>
        <div>
          <h2 id="professionals-entry">{t('professionals.title')}</h2>
          <p className={styles.lead}>{t('professionals.text')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/inscription">{t('professionals.join')}</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            {t('professionals.signIn')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
