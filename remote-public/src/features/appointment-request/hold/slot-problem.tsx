import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { NearestTimes } from 'shared-ui/domain/appointments/times/nearest-times.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import styles from '../booking-view.module.css';
import { SlotWords } from '../times/slot-words.tsx';
import type { Booking } from '../use-booking.ts';
import { useFocusOn } from '../send/use-focus-on.ts';

interface SlotProblemProps {
  readonly professional: PublicProfessional;
  readonly booking: Booking;
}

/** The chosen slot cannot be had: which one, why, and the nearest free ones. What was typed is kept. */
export function SlotProblem({ professional, booking }: SlotProblemProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { locale } = usePlatform();
  const timeZone = useVisitorZone() ?? professional.timeZone;
  const [isAsking, setAsking] = useState(false);
  const { lost, slot, type, problem, consultation } = booking;
  // Only after sending: somebody who is typing is not interrupted.
  const ref = useFocusOn(problem?.loss ? problem : null);
  if (lost === null) return null;
  const { why, nearest, mayReturn } = lost;
  const handleAgain = async () => {
    setAsking(true);
    await booking.hold.again();
    setAsking(false);
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.refocused}>
      <Notice
        tone="warning"
        live="assertive"
        title={t(`problem.${why}`, { context: why === 'notOffered' ? (type ?? undefined) : undefined })}
        action={
          mayReturn ? (
            <Button
              variant="secondary"
              isLoading={isAsking}
              loadingLabel={t('hold.taking')}
              onClick={() => void handleAgain()}
            >
              {t('retry', { ns: 'remote-public/common' })}
            </Button>
          ) : undefined
        }
      >
        {slot === null ? null : (
          <SlotWords startsAt={slot} minutes={consultation.minutes} professional={professional} isGone />
        )}
        <p>{why === 'unreadable' || nearest.length === 0 ? t('problem.choose') : t(`problem.${why}Text`)}</p>
        <NearestTimes
          slots={nearest.slice(0, 4)}
          reader={{ locale, timeZone }}
          onChoose={(startsAt) => booking.choose({ slot: startsAt })}
        />
      </Notice>
    </div>
  );
}
