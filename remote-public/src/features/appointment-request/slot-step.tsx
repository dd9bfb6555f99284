import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { SlotCalendar } from './slot-calendar.tsx';
import { UnfitSlot } from './unfit-slot.tsx';
import { localDate } from './use-week-of-slots.ts';

/** Day and time. The calendar needs the visitor's clock, so the server leaves its room empty. */
export function SlotStep({ professional, booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const [failures, setFailures] = useState(0);
  const visitorZone = useVisitorZone();
  const { startsAt, choice } = booking;
  const { slot, loss, type } = choice;
  /** A time that cannot be had, or not that way; what says so stays where it is while another is chosen. */
  const [unfit, setUnfit] = useState<typeof choice | null>(null);
  const isUnfit = startsAt === null && (slot !== null || loss !== null);
  if (isUnfit && (unfit?.slot?.startsAt !== slot?.startsAt || unfit?.loss !== loss)) setUnfit(choice);
  const error = failures === 0 || startsAt !== null ? undefined : t('slot.required');

  const handleContinue = (event: FormEvent) => {
    event.preventDefault();
    if (startsAt === null) setFailures(failures + 1);
    else booking.choose({ step: 'reason' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleContinue}>
      <ErrorSummary
        title={t('problem.summary')}
        errors={error === undefined ? [] : [{ fieldId: 'slot', message: error }]}
        focusKey={failures}
      />
      {unfit === null ? null : <UnfitSlot unfit={unfit} professional={professional} />}
      {visitorZone === null ? (
        <div className={styles.pending} />
      ) : (
        <SlotCalendar
          professional={professional}
          callType={type}
          visitorZone={visitorZone}
          value={startsAt}
          error={error}
          week={choice.week ?? (slot && localDate(new Date(slot.startsAt)))}
          onChange={(chosen) => booking.choose({ slot: chosen, step: 'slot' }, { replace: true })}
          onMissing={booking.refuse}
          onWeek={(next) => booking.choose({ week: next, step: 'slot' }, { replace: true })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit">{t('continue', { ns: 'remote-public/common' })}</Button>
        <ButtonLink variant="quiet" to={booking.addressOf({ step: 'type' })}>
          {t('back', { ns: 'remote-public/common' })}
        </ButtonLink>
      </div>
    </form>
  );
}
