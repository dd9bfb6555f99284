import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/availability';
import { Button } from 'shared-ui/button/button';
import { Link } from 'shared-ui/link/link';
import { Notice } from 'shared-ui/notice/notice';
import { formatShortDay, formatTime } from '../../model/slot-format.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import type { Booking } from './use-booking.ts';

interface SlotTakenProps {
  readonly booking: Booking;
  readonly nearest: readonly Slot[];
  /** True for a slot from an old link, false for one that was lost at the moment of sending. */
  readonly isEarly?: boolean;
  readonly onChosen?: () => void;
}

/** The slot is gone: the nearest free ones, one press away, and nothing typed is lost. */
export function SlotTaken({ booking, nearest, isEarly = false, onChosen }: SlotTakenProps) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? 'UTC';
  const handleChoose = (startsAt: string) => {
    onChosen?.();
    booking.choose({ slot: startsAt }, { replace: true });
  };
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={isEarly ? t('problem.gone') : t('problem.taken')}
      action={<Link to={booking.addressOf({ step: 'slot' })}>{t('problem.other')}</Link>}
    >
      <p>{nearest.length === 0 ? t('problem.takenNone') : isEarly ? t('problem.goneText') : t('problem.takenText')}</p>
      <ul className={styles.times}>
        {nearest.slice(0, 4).map(({ startsAt }) => (
          <li key={startsAt}>
            <Button variant="secondary" onClick={() => handleChoose(startsAt)}>
              <time
                dateTime={startsAt}
              >{`${formatShortDay(startsAt, locale, zone)} · ${formatTime(startsAt, locale, zone)}`}</time>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
