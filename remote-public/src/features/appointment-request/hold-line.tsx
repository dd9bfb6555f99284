import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { formatTime } from '../../model/slot-format.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import type { Holding } from './keep-slot.ts';

/** Until when the slot is held. Its space is reserved; it is announced once, not at each renewal. */
export function HoldLine({ holding }: { readonly holding: Holding }) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const zone = useVisitorZone();
  const text =
    holding.kind === 'held' && zone !== null
      ? t('hold.until', { time: formatTime(new Date(holding.until).toISOString(), locale, zone) })
      : '';
  const isHeld = text !== '';
  const [said, setSaid] = useState('');
  const say = useEffectEvent(() => setSaid(text));
  // Renewals change the time visually only.
  useEffect(() => {
    if (!isHeld) return undefined;
    const timers = [setTimeout(() => say()), setTimeout(() => setSaid(''), 5_000)];
    return () => timers.forEach(clearTimeout);
  }, [isHeld]);
  if (holding.kind === 'over' || holding.kind === 'gone') return null;
  return (
    <>
      <p className={styles.hold}>
        {text ? (
          <>
            <Hourglass size={16} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </>
        ) : null}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
