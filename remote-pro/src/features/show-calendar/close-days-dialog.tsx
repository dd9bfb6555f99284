import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, type Reader } from 'shared-contracts/appointments/appointment-time';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { ConfirmDialog } from 'shared-ui/dialog/confirm-dialog';
import { Field } from 'shared-ui/field/field';
import { writeExceptions } from '../../data/availability.ts';
import { addDays, datesBetween } from '../../model/date-of.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';

interface CloseDaysDialogProps {
  /** As the calendar selects: dates, half-open. */
  readonly range: { readonly start: string; readonly end: string };
  readonly reader: Reader;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Closing the selected days: no slot is offered on them any more; appointments that exist stay. */
export function CloseDaysDialog({ range, reader, onClose, onDone }: CloseDaysDialogProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const dates = datesBetween(range.start.slice(0, 10), range.end.slice(0, 10));
  const write = (date: string) => formatDay(`${date}T12:00:00.000Z`, { ...reader, timeZone: 'UTC' });
  const first = dates[0] ?? range.start.slice(0, 10);
  const last = addDays(first, Math.max(dates.length, 1) - 1);
  const handleConfirm = async () => {
    try {
      await writeExceptions(http, dates, { ranges: [], reason: reason.trim() || null });
      toast.success(t('close.done', { count: dates.length }));
      onDone();
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      setError(errorText(failure.code));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('close.title', { count: dates.length })}
      confirmLabel={t('close.submit', { count: dates.length })}
      cancelLabel={t('close.cancel')}
      onConfirm={handleConfirm}
      error={error}
    >
      <p>{first === last ? write(first) : t('close.range', { from: write(first), to: write(last) })}</p>
      <p>{t('close.text')}</p>
      <Field
        label={t('close.reason')}
        optionalLabel={t('close.optional')}
        name="close-reason"
        maxLength={160}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
