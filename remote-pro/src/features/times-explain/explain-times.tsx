import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { practiceQueries } from '../../data/practice-queries.ts';
import { addDays } from '../../model/date-of.ts';
import { DayTimes } from './day-times.tsx';
import styles from './explain-times.module.css';

/** A year, the maximum horizon. */
const FURTHEST = 365;

/** Explains why a time is not offered: choose a day and a time, or click a time of that day. */
export function ExplainTimes({ today }: { readonly today: string }) {
  const { t } = useTranslation('remote-pro/explained-times');
  const { http } = usePlatform();
  const errorText = useErrorText();
  const [date, setDate] = useState(() => addDays(today, 1));
  const [time, setTime] = useState('');
  const isNear = date >= today && date <= addDays(today, FURTHEST);
  const { data, error, refetch } = useQuery({ ...practiceQueries(http).explainedDay(date), enabled: isNear });
  const day = isNear ? data : undefined;
  return (
    <Card className={styles.explain} aria-labelledby="explain-heading">
      <h2 id="explain-heading">{t('title')}</h2>
      <p className={styles.hint}>{t('lead')}</p>
      <div className={styles.fields}>
        <Field
          name="explainDate"
          type="date"
          label={t('date')}
          value={date}
          min={today}
          max={addDays(today, FURTHEST)}
          error={isNear ? undefined : t('far')}
          onChange={(event) => setDate(event.target.value)}
        />
        <Field
          name="explainTime"
          type="time"
          label={t('time')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      {error instanceof ProblemError ? (
        <Notice tone="danger" live="polite" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {errorText(error.code)}
        </Notice>
      ) : null}
      {day ? (
        <DayTimes day={day} time={time} onChoose={setTime} />
      ) : isNear && error === null ? (
        <div aria-busy="true" className={styles.pending}>
          <Skeleton lines={5} />
        </div>
      ) : null}
    </Card>
  );
}
