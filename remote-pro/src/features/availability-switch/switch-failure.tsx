import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from './switch-availability.module.css';

/** In the place of the switch in a head, when whether it is on could not be loaded. */
export function SwitchFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('remote-pro/available-now');
  return (
    <div className={styles.pill} role="status">
      {t('failed')}
      <Button variant="quiet" size="dense" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
