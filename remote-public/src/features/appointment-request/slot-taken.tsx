import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/availability';
import { NearestTimes } from 'shared-ui/domain/appointments/nearest-times.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import type { SlotLoss } from './slot-loss.ts';
import type { Booking } from './use-booking.ts';

interface SlotTakenProps {
  readonly booking: Booking;
  readonly nearest: readonly Slot[];
  /** `taken` when sending; `busy` before that, with a retry. */
  readonly why: SlotLoss | 'busy';
  readonly retry?: ReactNode;
  readonly onChosen?: () => void;
}

/** The slot is not available: the nearest free ones; the input is kept. */
export function SlotTaken({ booking, nearest, why, retry, onChosen }: SlotTakenProps) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const timeZone = useVisitorZone() ?? 'UTC';
  const handleChoose = (startsAt: string) => {
    onChosen?.();
    booking.choose({ slot: nearest.find((one) => one.startsAt === startsAt) ?? null }, { replace: true });
  };
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t(`problem.${why}`, { context: booking.choice.type ?? undefined })}
      action={
        <div className={styles.actions}>
          {retry}
          <Link to={booking.addressOf({ slot: null, step: 'slot' })}>{t('problem.other')}</Link>
        </div>
      }
    >
      <p>{nearest.length === 0 ? t('problem.takenNone') : t(`problem.${why}Text`)}</p>
      <NearestTimes slots={nearest.slice(0, 4)} reader={{ locale, timeZone }} onChoose={handleChoose} />
    </Notice>
  );
}
