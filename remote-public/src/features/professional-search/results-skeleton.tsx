import { useTranslation } from 'react-i18next';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './search-results.module.css';

/** Cards to come, in the room that they will take. */
export function ResultsSkeleton() {
  const { t } = useTranslation('remote-public/search');
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </p>
      </div>
      <div className={styles.list}>
        {[0, 1, 2, 3, 4].map((index) => (
          <div key={index} className={styles.bones}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
