import { useTranslation } from 'react-i18next';
import { legalCategories } from 'shared-contracts/schemas/value-lists';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import styles from './question-ask.module.css';

interface QuestionPreviewProps {
  readonly pseudonym?: string;
  readonly category?: string;
  readonly lang?: string;
  readonly title?: string;
  readonly body?: string;
}

/** The question as everybody will read it. */
export function QuestionPreview({ pseudonym = '', category, lang, title = '', body = '' }: QuestionPreviewProps) {
  const { t } = useTranslation(['remote-user/questions', 'remote-user/dashboard']);
  const known = legalCategories.find((one) => one === category);
  return (
    <Card ground="sunken" className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.label}>
        {t('form.preview')}
      </h2>
      {known === undefined ? null : (
        <p className={styles.category}>{t(`category.${known}`, { ns: 'remote-user/dashboard' })}</p>
      )}
      <p className={styles.title} lang={lang} data-empty={title.trim() === '' || undefined}>
        {title.trim() || t('form.previewTitle')}
      </p>
      <p className={styles.body} lang={lang} data-empty={body.trim() === '' || undefined}>
        {body.trim() || t('form.previewBody')}
      </p>
      <p className={styles.note}>{t('form.by', { name: pseudonym.trim() || '…' })}</p>
    </Card>
  );
}
