import { useTranslation } from 'react-i18next';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import agenda from './agenda/agenda.module.css';
import styles from './dashboard-page.module.css';

/** A day with three appointments. */
export function AgendaSkeleton() {
  return (
    <Card padding="none" aria-hidden="true">
      <div className={agenda.list}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={agenda.row}>
            <Skeleton lines={2} />
            <Skeleton shape="circle" />
            <Skeleton lines={2} />
            <Skeleton shape="dense-button" />
          </div>
        ))}
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

export function TileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton lines={3} />
    </div>
  );
}

/** As the whole page, until what it shows is there: one by one, its parts would push each other down. */
export function DashboardSkeleton() {
  const { t } = useTranslation('remote-pro/dashboard');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.main}>
          <AgendaSkeleton />
        </div>
        <div className={styles.side}>
          <CardSkeleton lines={4} />
          <CardSkeleton lines={4} />
        </div>
        <div className={styles.main}>
          <div className={styles.tiles}>
            <TileSkeleton />
            <TileSkeleton />
            <TileSkeleton />
          </div>
          <CardSkeleton lines={8} />
        </div>
      </div>
      <div className={styles.calendar}>
        <CalendarPlaceholder />
      </div>
    </div>
  );
}
