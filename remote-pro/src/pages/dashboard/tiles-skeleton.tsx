import { useTranslation } from 'react-i18next';
import { Skeleton } from 'shared-ui/skeleton/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden/visually-hidden';
import styles from './dashboard-page.module.css';

/** The four tiles to come, in the room that they will take. */
export function TilesSkeleton() {
  const { t } = useTranslation('remote-pro/dashboard');
  return (
    <div className={styles.tiles} aria-busy="true">
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.tile}>
          <Skeleton lines={5} />
        </div>
      ))}
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
