import { useTranslation } from 'react-i18next';
import { loadAppointmentCalendar } from 'shared-ui/domain/appointments/calendar/load-appointment-calendar.ts';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './dashboard-page.module.css';

export function NextSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className={styles.next}>
        <Skeleton shape="circle" />
        <div className={styles.texts}>
          <Skeleton lines={4} />
        </div>
        <Skeleton shape="dense-button" />
      </div>
    </Card>
  );
}

export function CardSkeleton({ lines }: { readonly lines: number }) {
  return (
    <Card aria-hidden="true">
      <Skeleton lines={lines} />
    </Card>
  );
}

/** As the whole page, until what it shows is there: one by one, its parts would push each other down. */
export function DashboardSkeleton() {
  const { t } = useTranslation('remote-user/dashboard');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextSkeleton />
          <CardSkeleton lines={6} />
        </div>
        <div className={styles.side}>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={6} />
        </div>
      </div>
      <div className={styles.section}>
        <CalendarPlaceholder load={loadAppointmentCalendar} />
      </div>
    </div>
  );
}
