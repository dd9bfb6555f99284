import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { calendarDate } from 'shared-contracts/schemas/text';
import { wallTime } from 'shared-contracts/schemas/wall-clock';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { DateField, TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { is } from 'valibot';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { addDays } from '../../model/date-of.ts';
import { DayTimes } from './day-times.tsx';
import styles from './explain-times.module.css';

/** A year, the maximum horizon. */
const FURTHEST = 365;

interface ExplainTimesProps {
  readonly today: string;
  /** Without it the first one. */
  readonly consultationId?: string | undefined;
  /** The choice of it, where there are several. */
  readonly choice?: ReactNode;
}

/** Explains why a time is not offered: choose a day and a time, or click a time of that day. */
export function ExplainTimes({ today, consultationId, choice }: ExplainTimesProps) {
  const { t } = useTranslation('remote-pro/explained-times');
  const { http, locale } = usePlatform();
  const errorText = useErrorText();
  const [date, setDate] = useState(() => addDays(today, 1));
  const [time, setTime] = useState('');
  const [typed, setTyped] = useState({ date, time });
  const isDate = is(calendarDate, date);
  const isTime = time === '' || is(wallTime, time);
  const isNear = isDate && date >= today && date <= addDays(today, FURTHEST);
  const { data, error, refetch } = useQuery({
    ...practiceQueries(http).explainedDay(date, consultationId),
    enabled: isNear,
  });
  const day = isNear ? data : undefined;
  const handleTime = (chosen: string) => {
    setTyped({ date, time: chosen });
    setTime(chosen);
  };
  return (
    <div className={styles.explain}>
      <p className={styles.hint}>{t('lead')}</p>
      {choice}
      <div className={styles.fields}>
        <DateField
          name="explainDate"
          label={t('date')}
          openLabel={t('openDate')}
          locale={locale}
          value={typed.date}
          min={today}
          max={addDays(today, FURTHEST)}
          error={isNear ? undefined : isDate || date === '' ? t('far') : errorText('DATE_INVALID')}
          onChange={(text) => setTyped({ ...typed, date: text })}
          onCommit={setDate}
        />
        <TimeField
          name="explainTime"
          label={t('time')}
          openLabel={t('openTime')}
          locale={locale}
          value={typed.time}
          error={isTime ? undefined : errorText('TIME_INVALID')}
          onChange={(text) => setTyped({ ...typed, time: text })}
          onCommit={setTime}
        />
      </div>
      {error instanceof ProblemError ? (
        <Notice tone="danger" live="polite" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {errorText(error.code)}
        </Notice>
      ) : null}
      {day ? (
        <DayTimes day={day} time={isTime ? time : ''} onChoose={handleTime} />
      ) : isNear && error === null ? (
        <div aria-busy="true" className={styles.pending}>
          <Skeleton lines={5} />
        </div>
      ) : null}
    </div>
  );
}
