import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, type Reader } from 'shared-ui/domain/appointments/format-time.ts';
import { wallTimeRangeLabel } from 'shared-contracts/processes/wall-time-label';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { deleteException, type ExceptionRow } from '../../data/availability.ts';
import { refreshPractice } from '../../data/practice-queries.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import styles from './edit-exceptions.module.css';
import { ClosedDaysDialogs } from '../../components/closed-days/closed-days-dialogs.tsx';
import type { ClosedDaysDialog } from '../../components/closed-days/use-closed-days.ts';

interface EditExceptionsProps {
  readonly reader: Reader;
  /** How days are selected, too. */
  readonly calendar: ReactNode;
  /** Of the practice. */
  readonly timeZone: string;
  readonly exceptions: readonly ExceptionRow[];
  /** Today in the zone of the practice, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Days that differ from the week: closed, or with other hours. Select them on the calendar or add them by date. */
export function EditExceptions({ exceptions, today, reader, timeZone, calendar }: EditExceptionsProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ClosedDaysDialog>();
  const write = (date: string) => formatDay(`${date}T12:00:00.000Z`, { locale, timeZone: 'UTC' });
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => deleteException(http, id),
    onSuccess: () => {
      toast.success(t('exceptions.deleted'));
      return refreshPractice(client);
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    },
  });
  return (
    <>
      {calendar}
      <div className={styles.head}>
        <h3>{t('exceptions.list')}</h3>
        <Button
          variant="secondary"
          size="dense"
          icon={<CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setDraft({ kind: 'write', from: today, to: today })}
        >
          {t('exceptions.add')}
        </Button>
      </div>
      {exceptions.length === 0 ? <p className={styles.none}>{t('exceptions.none')}</p> : null}
      <ul className={styles.list}>
        {exceptions.map((row) => (
          <li key={row.id} className={styles.row}>
            <div>
              <p className={styles.date}>{write(row.date)}</p>
              <p className={styles.none}>
                {[
                  row.ranges.length === 0
                    ? t('exceptions.closed')
                    : row.ranges.map(({ start, end }) => wallTimeRangeLabel(start, end, locale)).join(', '),
                  row.reason,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.rowActions}>
              <IconButton
                size="dense"
                label={t('exceptions.edit', { date: write(row.date) })}
                icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => setDraft({ kind: 'write', from: row.date, to: row.date, group: { days: [row] } })}
              />
              <IconButton
                size="dense"
                label={t('exceptions.delete', { date: write(row.date) })}
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                disabled={removal.isPending && removal.variables === row.id}
                onClick={() => removal.mutate(row.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ClosedDaysDialogs dialog={draft} reader={reader} timeZone={timeZone} onClose={() => setDraft(undefined)} />
    </>
  );
}
