import { useTranslation } from 'react-i18next';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './dashboard-page.module.css';

/**
 * Skeleton of the dashboard: the next appointment, the search and the calendar. The number of pending requests between
 * them is unknown, so that everything appears at once instead of being pushed down.
 */
export function DashboardSkeleton() {
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
