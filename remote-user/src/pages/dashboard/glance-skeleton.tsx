import { useTranslation } from 'react-i18next';
import { CalendarPlaceholder } from 'shared-ui/calendar/calendar-placeholder';
import { Card } from 'shared-ui/card/card';
import { Skeleton } from 'shared-ui/skeleton/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden/visually-hidden';
import styles from './dashboard-page.module.css';

/**
 * The dashboard to come: the next appointment, the search and the calendar. How many requests wait between them is not known yet, so
 * that all of it comes at once instead of being pushed down.
 */
export function GlanceSkeleton() {
  const { t } = useTranslation('remote-user/dashboard');
  return (
    <>
      <Card aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <div className={styles.next}>
          <Skeleton shape="circle" />
          <div className={styles.texts}>
            <Skeleton lines={4} />
          </div>
          <Skeleton shape="dense-button" />
        </div>
      </Card>
      <Card aria-hidden="true">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Card>
      <CalendarPlaceholder />
    </>
  );
}
