import { useTranslation } from 'react-i18next';
import styles from './documents.module.css';

const steps = ['verification', 'hours'] as const;

/** The steps from the documents to the first client. */
export function NextSteps() {
  const { t } = useTranslation('remote-public/documents');
  return (
    <section className={styles.group} aria-labelledby="documents-next">
      <h2 id="documents-next" className={styles.heading}>
        {t('next.title')}
      </h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`next.${step}.title`)}</h3>
            <p className={styles.note}>{t(`next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
