import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { SlotTaken } from './slot-taken.tsx';

/** The hold has ended or failed: what to do; the input is kept. */
export function HoldNotice({ booking }: Pick<StepProps, 'booking'>) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const [isAsking, setAsking] = useState(false);
  const { holding, again } = booking.hold;
  if (holding.kind !== 'gone' && holding.kind !== 'over') return null;
  const handleAgain = async () => {
    setAsking(true);
    await again();
    setAsking(false);
  };
  if (holding.kind === 'gone') {
    const isTaken = holding.loss === 'taken';
    const retry = isTaken ? (
      <Button
        variant="secondary"
        isLoading={isAsking}
        loadingLabel={t('hold.taking')}
        onClick={() => void handleAgain()}
      >
        {t('retry', { ns: 'remote-public/common' })}
      </Button>
    ) : undefined;
    return (
      <SlotTaken booking={booking} nearest={holding.nearest} why={isTaken ? 'busy' : holding.loss} retry={retry} />
    );
  }
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('hold.over')}
      action={
        <div className={styles.actions}>
          {holding.isRefused ? null : (
            <Button isLoading={isAsking} loadingLabel={t('hold.taking')} onClick={() => void handleAgain()}>
              {t('hold.again')}
            </Button>
          )}
          <Link to={booking.addressOf({ slot: null, step: 'slot' })}>{t('problem.other')}</Link>
        </div>
      }
    >
      {holding.isRefused ? t('hold.refused') : t('hold.overText')}
    </Notice>
  );
}
