import { useTranslation } from 'react-i18next';
import type { ExplainedDay, SlotRule } from 'shared-contracts/schemas/slots-explained';
import { formatHours } from '../../model/format-minutes.ts';
import styles from './explain-times.module.css';
import { refusalAt, timesOfDay } from './times-of-day.ts';

interface DayTimesProps {
  readonly day: ExplainedDay;
  /** The selected time; empty without one. */
  readonly time: string;
  readonly onChoose: (time: string) => void;
}

/** The explanation and the times of the day: an unavailable time is a button that shows why. */
export function DayTimes({ day, time, onChoose }: DayTimesProps) {
  const { t, i18n } = useTranslation('remote-pro/explained-times');
  const refusal = time === '' ? undefined : refusalAt(day, time);
  const rule = time === '' ? undefined : (refusal?.rule ?? 'offered');
  const { limit } = day;
  const messageOf = (one: SlotRule | 'offered') => {
    if (one !== 'limit')
      return t(`rule.${one}`, { minutes: day.slotMinutes ?? 0, calendars: refusal?.calendars?.join(', ') ?? '' });
    return limit
      ? t(`limit.${limit.unit}`, {
          count: limit.most,
          time: formatHours(limit.most, i18n.language),
          period: t(`period.${limit.period}`),
        })
      : '';
  };
  // A shorter notice would not help where the hours or a limit refuse the time too.
  const also =
    refusal?.also ?? (limit && (rule === 'notice' || rule === 'notYet' || rule === 'horizon') ? 'limit' : undefined);
  return (
    <>
      <p className={styles.answer} role="status" data-rule={rule}>
        <span>{rule === undefined ? t('choose') : t('answer', { time, reason: messageOf(rule) })}</span>
        {also && <span>{` ${t('also', { reason: messageOf(also) })}`}</span>}
      </p>
      <ul className={styles.times} aria-label={t('times')}>
        {timesOfDay(day).map((one) => (
          <li key={one.time}>
            {one.rule === undefined ? (
              <time translate="no" className={styles.offered} dateTime={one.time}>
                {one.time}
              </time>
            ) : (
              <button
                type="button"
                translate="no"
                className={styles.refused}
                aria-label={t('why', { time: one.time })}
                aria-pressed={one.time === time}
                onClick={() => onChoose(one.time)}
              >
                {one.time}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
