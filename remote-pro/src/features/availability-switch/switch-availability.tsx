import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availableForHours, switchEndOf } from 'shared-contracts/processes/available-now';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { calendarDate } from 'shared-contracts/schemas/text';
import { formatTime } from 'shared-ui/domain/time/format-time.ts';
import { useIsAhead } from 'shared-ui/domain/time/use-is-ahead.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { DateField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import { is } from 'valibot';
import { dateToday } from '../../model/date-of.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import styles from './switch-availability.module.css';
import { useAvailabilityChange } from './use-availability-change.ts';

/** Switches availability optimistically; a failure rolls back and says why. */
export function SwitchAvailability({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/available-now');
  const { locale } = usePlatform();
  const errorText = useErrorText();
  const change = useAvailabilityChange(professional.id);
  // What was typed and cannot be saved; undefined when it was.
  const [typed, setTyped] = useState<string>();
  const [faultCode, setFaultCode] = useState<'DATE_INVALID' | 'DATE_PAST'>();
  const today = dateToday(professional.timeZone);
  const { availableSince } = professional;
  const end = availableSince === null ? null : switchEndOf(availableSince).toISOString();
  const isOn = useIsAhead(end);
  const fault = faultCode && (faultCode === 'DATE_PAST' ? t('datePast') : errorText(faultCode));
  const handleDate = (date: string) => {
    const isSaved = date === '' || (is(calendarDate, date) && date >= today);
    setFaultCode(isSaved ? undefined : is(calendarDate, date) ? 'DATE_PAST' : 'DATE_INVALID');
    setTyped(isSaved ? undefined : date);
    if (isSaved) change({ availableDate: date === '' ? null : date });
  };
  return (
    <Card className={styles.card}>
      <div className={styles.switch} data-on={isOn || undefined}>
        <Switch isOn={isOn} onChange={(availableNow) => change({ availableNow })}>
          {t('on')}
        </Switch>
        <p className={styles.hint}>
          {isOn && end !== null
            ? t('until', { time: formatTime(end, { locale, timeZone: professional.timeZone }) })
            : t('offText', { count: availableForHours })}
        </p>
      </div>
      {isOn && professional.notAvailableBecause !== null ? (
        <Notice tone="info" live="polite">
          {t(`hidden.${professional.notAvailableBecause}`)}
        </Notice>
      ) : null}
      <div className={styles.date}>
        <ErrorSummary
          title={t('problem')}
          focusKey={faultCode}
          errors={fault === undefined ? [] : [{ fieldId: 'availableDate', message: fault }]}
        />
        <DateField
          name="availableDate"
          label={t('date')}
          optionalLabel={t('optional')}
          hint={t('dateHint')}
          openLabel={t('openDate')}
          locale={locale}
          min={today}
          value={typed ?? professional.availableDate ?? ''}
          onChange={setTyped}
          onCommit={handleDate}
          error={fault}
        />
      </div>
    </Card>
  );
}
