import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Holiday } from 'shared-contracts/schemas/absence';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { nameOf } from '../../components/closed-days/holiday-name.ts';
import { KeptNotice } from '../../components/closed-days/kept-notice.tsx';
import { useKeptAppointments } from '../../components/closed-days/use-kept-appointments.ts';
import { writeDays, type ExceptionRow } from '../../data/practice/availability.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';
import styles from './edit-exceptions.module.css';
import { writeDates } from '../../components/closed-days/write-dates.ts';

interface HolidaysDialogProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Closes public holidays of the year to come: each is a choice, and those already closed are ticked. */
export function HolidaysDialog({ exceptions, reader, timeZone, onClose }: HolidaysDialogProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data: holidays, error } = useQuery(practiceQueries(http).holidays());
  const dayOf = (date: string) => exceptions.find((day) => day.date === date);
  const isClosed = (date: string) => dayOf(date)?.ranges.length === 0;
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string>();
  const isTicked = ({ date }: Holiday) => changed.get(date) ?? isClosed(date);
  const closing = (holidays ?? []).filter((one) => isTicked(one) && !isClosed(one.date));
  const reopening = (holidays ?? []).filter((one) => !isTicked(one) && isClosed(one.date));
  const { kept, areNews } = useKeptAppointments(
    closing.map(({ date }) => date),
    [],
    timeZone,
  );
  const handleSubmit = async () => {
    if (await areNews()) return;
    const days = closing.map((one) => ({
      date: one.date,
      ranges: [],
      reason: nameOf(one, locale),
      substituteId: null,
    }));
    try {
      if (days.length + reopening.length > 0)
        await writeDays(
          http,
          days,
          reopening.map(({ date }) => date),
        );
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      setProblem(errorText(failure.code));
      return;
    }
    toast.success(t('holidays.saved'));
    onClose();
    void refreshPractice(client);
  };
  const tick = (dates: readonly Holiday[], isOn: boolean) =>
    setChanged(new Map([...changed, ...dates.map(({ date }) => [date, isOn] as const)]));
  const refusal = problem ?? (error instanceof ProblemError ? errorText(error.code) : undefined);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('holidays.title')}
      submitLabel={t(kept.length > 0 ? 'kept.submit' : 'holidays.save')}
      cancelLabel={t('cancel')}
      problems={{ title: t('problem'), items: refusal === undefined ? [] : [{ message: refusal }] }}
      onSubmit={handleSubmit}
    >
      {holidays === undefined && error === null ? <Skeleton lines={8} /> : null}
      {holidays?.length === 0 ? <p>{t('holidays.none')}</p> : null}
      {holidays && holidays.length > 0 ? (
        <fieldset>
          <legend className={styles.legend}>{t('holidays.lead')}</legend>
          <Checkbox
            label={t('holidays.all')}
            checked={holidays.every(isTicked)}
            onChange={({ target }) => tick(holidays, target.checked)}
          />
          <ul className={styles.holidays}>
            {holidays.map((one) => (
              <li key={one.date}>
                <Checkbox
                  name={`holiday-${one.date}`}
                  label={
                    <>
                      <span>{nameOf(one, locale)}</span>
                      <span className={styles.when}>
                        {[
                          sentenceCase(writeDates(one.date, one.date, locale)),
                          one.isEstimated ? t('holidays.estimated') : '',
                          (dayOf(one.date)?.ranges.length ?? 0) > 0 ? t('holidays.hours') : '',
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </>
                  }
                  checked={isTicked(one)}
                  onChange={({ target }) => tick([one], target.checked)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      <KeptNotice kept={kept} hasHours={false} reader={reader} />
    </FormDialog>
  );
}
