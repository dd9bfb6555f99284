import { useTranslation } from 'react-i18next';
import { Card } from 'shared-ui/card/card';
import { Skeleton } from 'shared-ui/skeleton/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden/visually-hidden';
import styles from './dashboard-page.module.css';

/** The next appointment to come, in the room that it will take. */
export function GlanceSkeleton() {
  const { t } = useTranslation('remote-user/dashboard');
  return (
    <Card aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.next}>
        <Skeleton shape="circle" />
        <div className={styles.texts}>
          <Skeleton lines={4} />
        </div>
        <Skeleton shape="button" />
      </div>
    </Card>
  );
}
