import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/button/button';
import { ButtonLink } from 'shared-ui/button/button-link';
import { ErrorSummary } from 'shared-ui/error-summary/error-summary';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { SlotCalendar } from './slot-calendar.tsx';

/** Day and time. The calendar needs the visitor's clock, so the server leaves its room empty. */
export function SlotStep({ professional, booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const [failures, setFailures] = useState(0);
  const visitorZone = useVisitorZone();
  const { slot, type, week } = booking.choice;
  const error = failures === 0 || slot !== null ? undefined : t('slot.required');

  const handleContinue = (event: FormEvent) => {
    event.preventDefault();
    if (slot === null) setFailures(failures + 1);
    else booking.choose({ step: 'reason' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleContinue}>
      <ErrorSummary
        title={t('problem.summary')}
        errors={error === undefined ? [] : [{ fieldId: 'slot', message: error }]}
        focusKey={failures}
      />
      {visitorZone === null ? (
        <div className={styles.pending} />
      ) : (
        <SlotCalendar
          professional={professional}
          callType={type}
          visitorZone={visitorZone}
          value={slot}
          error={error}
          week={week}
          onChange={(startsAt) => booking.choose({ slot: startsAt, step: 'slot' }, { replace: true })}
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
