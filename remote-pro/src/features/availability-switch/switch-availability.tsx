import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { DateField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import { updateOwnProfessional } from '../../data/own-professional.ts';
import { practiceQueries, refreshPractice } from '../../data/practice-queries.ts';
import { dateToday } from '../../model/date-of.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import styles from './switch-availability.module.css';

type Availability = Pick<OwnProfessional, 'availableNow' | 'availableDate'>;

/** Switches availability optimistically; a failure rolls back and says why. */
export function SwitchAvailability({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/available-now');
  const { http, locale, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = practiceQueries(http).professional();
  // Optimistic, as nobody else changes it.
  const { mutate: change } = useMutation({
    mutationKey: ['switch availability'],
    // Serial, so that the last choice is the one stored.
    scope: { id: 'switch availability' },
    mutationFn: (values: Partial<Availability>) => updateOwnProfessional(http, professional.id, values),
    onMutate: async (values) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, before && { ...before, ...values });
      return before;
    },
    onSuccess: () => toast.success(t('saved')),
    onError: (error, _values, before) => {
      client.setQueryData(queryKey, before);
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    },
    onSettled: () =>
      client.isMutating({ mutationKey: ['switch availability'] }) > 1 ? undefined : refreshPractice(client),
  });
  // While a year is typed it is 2, 20 and 202: neither save nor report an error before it is complete.
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
      <div className={styles.switch} data-on={professional.availableNow || undefined}>
        <Switch isOn={professional.availableNow} onChange={(availableNow) => change({ availableNow })}>
          {t('on')}
        </Switch>
        <p className={styles.hint}>{t(professional.availableNow ? 'onText' : 'offText')}</p>
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
          value={draft ?? professional.availableDate}
          onChange={handleDate}
          onBlur={() => setLeft(true)}
          error={fault}
        />
      </div>
    </Card>
  );
}
