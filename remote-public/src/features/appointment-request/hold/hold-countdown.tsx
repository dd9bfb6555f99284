import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { useFocusOnChange } from '../../../forms/use-focus-on-change.ts';
import { formatTime } from '../../../time/slot-format.ts';
import styles from '../steps/booking-bar.module.css';
import type { Booking } from '../use-booking.ts';

/** Until when the slot is held, or that it no longer is. Its space is reserved; it is announced once, not at each renewal. */
export function HoldCountdown({ hold, timeZone }: Pick<Booking, 'hold'> & { readonly timeZone: string }) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  // The button that asks again is gone once it has worked.
  const ref = useFocusOnChange(String(hold.retryCount));
  const { holding } = hold;
  const text =
    holding.kind === 'held'
      ? t('hold.until', { time: formatTime(new Date(holding.until).toISOString(), locale, timeZone) })
      : holding.kind === 'over'
        ? t(holding.isRefused ? 'hold.refused' : 'hold.over')
        : '';
  const [said, setSaid] = useState('');
  const say = useEffectEvent(() => setSaid(text));
  // Renewals change the time visually only.
  useEffect(() => {
    if (holding.kind === 'none') return undefined;
    const timers = [setTimeout(() => say()), setTimeout(() => setSaid(''), 5_000)];
    return () => timers.forEach(clearTimeout);
  }, [holding.kind]);
  const handleAgain = async () => {
    setAsking(true);
    await hold.again();
    setAsking(false);
  };
  return (
    <div className={styles.hold} ref={ref} tabIndex={-1}>
      {text ? (
        <p>
          <Hourglass size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{text}</span>
        </p>
      ) : null}
      {holding.kind === 'over' && !holding.isRefused ? (
        <Button
          variant="quiet"
          size="dense"
          isLoading={isAsking}
          loadingLabel={t('hold.taking')}
          onClick={() => void handleAgain()}
        >
          {t('hold.again')}
        </Button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
