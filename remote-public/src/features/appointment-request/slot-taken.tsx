import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/availability';
import { NearestTimes } from 'shared-ui/appointment/nearest-times';
import { Link } from 'shared-ui/link/link';
import { Notice } from 'shared-ui/notice/notice';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
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
  const timeZone = useVisitorZone() ?? 'UTC';
  const handleChoose = (startsAt: string) => {
    onChosen?.();
    booking.choose({ slot: startsAt }, { replace: true });
  };
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={isEarly ? t('problem.gone') : t('problem.taken')}
      action={<Link to={booking.addressOf({ slot: null, step: 'slot' })}>{t('problem.other')}</Link>}
    >
      <p>{nearest.length === 0 ? t('problem.takenNone') : isEarly ? t('problem.goneText') : t('problem.takenText')}</p>
      <NearestTimes slots={nearest.slice(0, 4)} reader={{ locale, timeZone }} onChoose={handleChoose} />
    </Notice>
  );
}
