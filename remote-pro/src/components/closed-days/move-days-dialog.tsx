import { useTranslation } from 'react-i18next';
import { formatDay, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { CalendarMove } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { maxDaysPerRequest, writeExceptions } from '../../data/practice/availability.ts';
import { addDays } from '../../model/date-of.ts';
import { KeptNotice } from './kept-notice.tsx';
import { useKeptAppointments } from './use-kept-appointments.ts';
import { changeOf, type DayGroup } from './day-group.ts';

interface MoveDaysDialogProps {
  readonly move: CalendarMove;
  readonly group: DayGroup;
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  /** After the write, whether it succeeded or failed. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms a drag (moves closed days) or a resize (adds or reopens days). */
export function MoveDaysDialog({ move, group, reader, timeZone, onDone, onCancel }: MoveDaysDialogProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const { dates, added, removed } = changeOf(group, move.start, move.end ?? addDays(move.start, 1));
  const [{ ranges, reason, substituteId }] = group.days;
  const { kept, areNews } = useKeptAppointments(added, ranges, timeZone);
  const describe = (written: readonly string[]) => {
    const [first = move.start] = written;
    const last = written.at(-1) ?? first;
    const day = (date: string) => formatDay(`${date}T12:00:00.000Z`, { ...reader, timeZone: 'UTC' });
    return first === last ? day(first) : t('range', { from: day(first), to: day(last) });
  };
  const handleConfirm = async () => {
    if (await areNews()) return;
    try {
      await writeExceptions(http, added, { ranges, reason, substituteId }, removed);
      toast.success(t('move.done'));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(error.code === 'LIMIT_EXCEEDED' ? t('tooMany', { count: maxDaysPerRequest }) : errorText(error.code));
    }
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onCancel}
      title={t('move.title')}
      confirmLabel={t(kept.length > 0 ? 'kept.submit' : 'move.submit')}
      cancelLabel={t('keep')}
      onConfirm={handleConfirm}
    >
      <SummaryList
        rows={[
          { term: t('move.before'), value: describe(group.days.map(({ date }) => date)) },
          { term: t('move.after'), value: <strong>{describe(dates)}</strong> },
        ]}
      />
      <KeptNotice kept={kept} hasHours={ranges.length > 0} reader={reader} />
      <p>{t('move.text')}</p>
    </ConfirmDialog>
  );
}
