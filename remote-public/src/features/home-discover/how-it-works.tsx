import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

const steps = ['choose', 'ask', 'talk'] as const;

/** Booking in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3>{t(`how.steps.${step}.title`)}</h3>
            <p>{t(`how.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
