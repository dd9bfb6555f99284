import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** First tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles['skip']} href="#main" data-print="hide">
      {t('frame.skip')}
    </a>
  );
}
