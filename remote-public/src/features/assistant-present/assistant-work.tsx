import { useTranslation } from 'react-i18next';
import styles from './assistant.module.css';
import { assistantParts } from './assistant-parts.ts';

/** What it does and does not do. */
export function AssistantWork() {
  const { t } = useTranslation('remote-public/assistant');
  return (
    <section className={styles.work} aria-labelledby="does">
      <h2 id="does">{t('does.title')}</h2>
      <ul className={styles.parts}>
        {assistantParts.map((part) => (
          <li key={part}>
            <h3>{t(`does.${part}.title`)}</h3>
            <p>{t(`does.${part}.text`)}</p>
          </li>
        ))}
      </ul>
      <h2>{t('limits.title')}</h2>
      <p className={styles.limits}>{t('limits.text')}</p>
    </section>
  );
}
