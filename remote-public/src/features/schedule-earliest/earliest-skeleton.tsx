import { useTranslation } from 'react-i18next';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './earliest.module.css';

/** Skeleton of the slots, with the same size. */
export function EarliestSkeleton() {
  const { t } = useTranslation('remote-public/earliest');
  return (
    <>
      <p className={styles.first} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </p>
      <div className={styles.day}>
        <div className={styles.date}>
          <Skeleton shape="title" />
        </div>
        <div className={styles.list}>
          {[0, 1, 2, 3].map((index) => (
            <div key={index} className={styles.bones}>
              <div>
                <Skeleton shape="face" />
                <Skeleton lines={3} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
