import { useTranslation } from 'react-i18next';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './assistant.module.css';

/** Always visible (art-direction.md). */
export function AssistantCaution() {
  const { t } = useTranslation('remote-public/assistant');
  return (
    <p className={styles.caution}>
      <strong>{t('caution')}</strong> <Link to="/recherche">{t('talk')}</Link>
    </p>
  );
}
