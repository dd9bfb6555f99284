import { useOptimistic, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { DateField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import { updateOwnProfessional } from '../../data/own-professional.ts';
import { dateToday } from '../../model/date-of.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import styles from './switch-availability.module.css';

interface Availability {
  readonly availableNow: boolean;
  /** `YYYY-MM-DD` */
  readonly availableDate: string | null;
}

/** On or off with effect at once; a refusal puts it back and says why. */
export function SwitchAvailability({ id, ...saved }: Availability & { readonly id: string }) {
  const { t } = useTranslation('remote-pro/available-now');
  const { http, locale, toast } = usePlatform();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const [, startTransition] = useTransition();
  // Safe to show at once: it is the professional's own switch, and nobody else changes it.
  const [shown, show] = useOptimistic<Availability>(saved);
  const change = (values: Partial<Availability>) =>
    startTransition(async () => {
      show({ ...shown, ...values });
      try {
        await updateOwnProfessional(http, id, values);
        toast.success(t('saved'));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        toast.error(errorText(error.code));
      }
      await revalidate();
    });
  // A year that is typed passes through the years 2, 20 and 202: nothing is saved, and nothing is said, before it is written.
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const today = dateToday();
  const fault = draft !== undefined && isLeft ? t('datePast') : undefined;
  const handleDate = (date: string | null) => {
    const isUnfinished = date !== null && date < today;
    setLeft(false);
    setDraft(isUnfinished ? date : undefined);
    if (!isUnfinished) change({ availableDate: date });
  };
  return (
    <Card className={styles.card}>
      <div className={styles.switch} data-on={shown.availableNow || undefined}>
        <Switch isOn={shown.availableNow} onChange={(availableNow) => change({ availableNow })}>
          {t('on')}
        </Switch>
        <p className={styles.hint}>{t(shown.availableNow ? 'onText' : 'offText')}</p>
      </div>
      <div className={styles.date}>
        <ErrorSummary
          title={t('problem')}
          errors={fault === undefined ? [] : [{ fieldId: 'availableDate', message: fault }]}
        />
        <DateField
          name="availableDate"
          label={t('date')}
          optionalLabel={t('optional')}
          hint={t('dateHint')}
          openLabel={t('openDate')}
          locale={locale === 'en' ? 'en-GB' : locale}
          min={today}
          value={draft ?? shown.availableDate}
          onChange={handleDate}
          onBlur={() => setLeft(true)}
          error={fault}
        />
      </div>
    </Card>
  );
}
