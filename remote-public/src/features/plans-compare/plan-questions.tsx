import { useTranslation } from 'react-i18next';
import styles from './plans.module.css';

const questions = ['who', 'open', 'end', 'pay'] as const;

export function PlanQuestions() {
  const { t } = useTranslation('remote-public/plans');
  return (
    <section className={styles.compare} aria-labelledby="questions">
      <h2 id="questions">{t('questions.title')}</h2>
      <dl className={styles.questions}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`questions.${question}.q`)}</dt>
            <dd>{t(`questions.${question}.a`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
