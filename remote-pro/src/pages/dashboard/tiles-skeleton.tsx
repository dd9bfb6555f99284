import { useTranslation } from 'react-i18next';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './dashboard-page.module.css';

/** Skeleton of the four tiles, with the same size. */
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
