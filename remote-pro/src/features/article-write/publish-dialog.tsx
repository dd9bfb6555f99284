import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import {
  isClock,
  noTime,
  timeAt,
  typedTime,
  type ChosenTime,
} from 'shared-ui/domain/appointments/times/chosen-time.ts';
import { formatDate } from 'shared-ui/domain/time/format-time.ts';
import { DateField, TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Refusal } from 'shared-ui/primitives/notice/refusal.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { statisticsQueries } from '../../data/plan/statistics-queries.ts';
import { dateToday } from '../../model/date-of.ts';
import { useReader } from '../../model/use-reader.ts';
import styles from './write-article.module.css';

/** When to publish. */
export interface Moment {
  readonly when: 'now' | 'later';
  readonly chosen: ChosenTime;
}

interface PublishDialogProps {
  /** When it is planned for, in the future. */
  readonly planned: string | null;
  /** What was chosen; undefined before anything was. It outlives the dialog, which makes way for what the article lacks. */
  readonly moment: Moment | undefined;
  readonly onMoment: (moment: Moment) => void;
  /** At an instant, or `now` by the API's clock. Answers why it failed. */
  readonly onPublish: (publishedAt: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

type Faults = Readonly<Partial<Record<'date' | 'time', string>>>;

/** Publishes now or at a moment to come. */
export function PublishDialog({ planned, moment, onMoment, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { http, locale } = usePlatform();
  const { data: planEnd } = useQuery({ ...statisticsQueries(http).planEnd(), throwOnError: false });
  const errorText = useErrorText();
  const reader = useReader();
  const { when, chosen } =
    moment ?? (planned === null ? { when: 'now', chosen: noTime } : { when: 'later', chosen: timeAt(planned, reader) });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const isLater = when === 'later';
  const paidUntil = planEnd && planEnd >= dateToday(reader.timeZone) ? planEnd : undefined;
  const unreadable = (): Faults => {
    const [isDate, isTime] = [isCalendarDay(chosen.day), isClock(chosen.time)];
    return {
      ...(isDate ? {} : { date: chosen.day === '' ? t('publish.noDate') : errorText('DATE_INVALID') }),
      ...(isTime ? {} : { time: chosen.time === '' ? t('publish.noTime') : errorText('TIME_INVALID') }),
    };
  };
  const publish = async (publishedAt: string) => {
    setFailure(await onPublish(publishedAt));
  };
  const handleSubmit = async () => {
    setFailure(undefined);
    if (!isLater) return publish('now');
    if (chosen.startsAt === undefined) return setFaults(unreadable());
    if (Date.parse(chosen.startsAt) <= Date.now()) return setFaults({ date: t('publish.past') });
    return publish(chosen.startsAt);
  };
  const change = (day: string, time: string) => {
    setFaults({});
    onMoment({ when, chosen: typedTime(day, time, reader) });
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('publish.title')}
      submitLabel={t(isLater ? 'publish.plan' : 'publish.submit')}
      cancelLabel={t('cancel')}
      problems={{
        title: t('problem'),
        items: isLater
          ? Object.entries(faults).map(([field, message]) => ({ fieldId: `publish-${field}`, message }))
          : [],
      }}
      onSubmit={handleSubmit}
    >
      <div className={styles.fields}>
        {failure ? <Refusal>{failure}</Refusal> : null}
        <RadioCards
          legend={t('publish.when')}
          name="publish-when"
          options={(['now', 'later'] as const).map((value) => ({ value, label: t(`publish.${value}`) }))}
          value={when}
          onChange={({ currentTarget }) =>
            onMoment({ when: currentTarget.value === 'later' ? 'later' : 'now', chosen })
          }
        />
        {isLater ? (
          <div className={styles.moment}>
            <DateField
              id="publish-date"
              required
              locale={locale}
              label={t('publish.date')}
              openLabel={t('publish.openDates')}
              min={dateToday(reader.timeZone)}
              value={chosen.day}
              error={faults.date}
              onChange={(day) => change(day, chosen.time)}
            />
            <TimeField
              id="publish-time"
              required
              locale={locale}
              label={t('publish.time')}
              openLabel={t('publish.openTimes')}
              value={chosen.time}
              error={faults.time}
              onChange={(time) => change(chosen.day, time)}
            />
          </div>
        ) : null}
        {isLater ? <ZoneNote /> : null}
        {isLater && paidUntil && isCalendarDay(chosen.day) && chosen.day > paidUntil ? (
          <Notice tone="warning" live="polite">
            {t('publish.planEnd', { date: formatDate(paidUntil, locale) })}
          </Notice>
        ) : null}
      </div>
    </FormDialog>
  );
}
