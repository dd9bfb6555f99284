import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { addDays } from '../../model/date-of.ts';
import { DayTimes } from './day-times.tsx';
import styles from './explain-times.module.css';
import { useExplainedDay } from './use-explained-day.ts';

/** A year, which is as far as a horizon can be. */
const FURTHEST = 365;

interface ExplainTimesProps {
  readonly today: string;
  readonly version: number;
}

/** Why a time is not offered: choose a day and a time, or press on a time of that day. */
export function ExplainTimes({ today, version }: ExplainTimesProps) {
  const { t } = useTranslation('remote-pro/explained-times');
  const errorText = useErrorText();
  const [date, setDate] = useState(() => addDays(today, 1));
  const [time, setTime] = useState('');
  const isNear = date >= today && date <= addDays(today, FURTHEST);
  const { day, code, retry } = useExplainedDay(isNear ? date : undefined, version);
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
      {code === undefined ? null : (
        <Notice tone="danger" live="polite" action={<Button onClick={retry}>{t('retry')}</Button>}>
          {errorText(code)}
        </Notice>
      )}
      {day ? (
        <DayTimes day={day} time={time} onChoose={setTime} />
      ) : isNear && code === undefined ? (
        <div aria-busy="true" className={styles.pending}>
          <Skeleton lines={5} />
        </div>
      ) : null}
    </Card>
  );
}
