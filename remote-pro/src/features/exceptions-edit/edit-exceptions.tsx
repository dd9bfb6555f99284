import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { ClosedDaysDialogs } from '../../components/closed-days/closed-days-dialogs.tsx';
import { groupDays, type DayGroup } from '../../components/closed-days/day-group.ts';
import { shownReason } from '../../components/closed-days/holiday-name.ts';
import type { ClosedDaysDialog } from '../../components/closed-days/use-closed-days.ts';
import { reopenDays, type ExceptionRow } from '../../data/practice/availability.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';
import styles from './edit-exceptions.module.css';
import { writeDates } from '../../components/closed-days/write-dates.ts';

const HolidaysDialog = lazy(async () => ({ default: (await import('./holidays-dialog.tsx')).HolidaysDialog }));

/** Shown at first. */
const FEW = 5;

interface EditExceptionsProps {
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  readonly exceptions: readonly ExceptionRow[];
  /** Today in the zone of the practice, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Days that differ from the week: closed, or with other hours; consecutive ones are one entry. */
export function EditExceptions({ exceptions, today, reader, timeZone }: EditExceptionsProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ClosedDaysDialog>();
  const [areAllShown, setAllShown] = useState(false);
  const [areHolidaysOpen, setHolidaysOpen] = useState(false);
  const hasReasons = exceptions.some(({ reason }) => reason !== null);
  const { data: holidays = [] } = useQuery({ ...practiceQueries(http).holidays(), enabled: hasReasons });
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ days }: DayGroup) =>
      reopenDays(
        http,
        days.map(({ date }) => date),
      ),
    onSuccess: () => {
      toast.success(t('exceptions.deleted'));
      return refreshPractice(client);
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    },
  });
  const groups = groupDays(exceptions, today);
  const shown = areAllShown ? groups : groups.slice(0, FEW);
  const describe = ({ days: [day] }: DayGroup) =>
    [
      day.ranges.length === 0
        ? t('exceptions.closed')
        : day.ranges.map(({ start, end }) => wallTimeRangeLabel(start, end, locale)).join(', '),
      day.ranges.length === 0 ? shownReason(day, holidays, locale) : day.reason,
      day.substitute &&
        t(day.substitute.isListed ? 'exceptions.stands' : 'exceptions.unlisted', { name: partyName(day.substitute) }),
    ]
      .filter(Boolean)
      .join('\u00A0· ');
  return (
    <>
      <div className={styles.head}>
        <h2 id="exceptions-heading">{t('exceptions.title')}</h2>
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('exceptions.addDay')}
          onClick={() => setDraft({ kind: 'write', from: today, to: today })}
        >
          {t('exceptions.add')}
        </Button>
      </div>
      {groups.length === 0 ? <p className={styles.none}>{t('exceptions.none')}</p> : null}
      <ul className={styles.list}>
        {shown.map((group) => {
          const { id, days } = group;
          const last = days.at(-1) ?? days[0];
          const date = sentenceCase(writeDates(days[0].date, last.date, locale));
          return (
            <li key={id} className={styles.row}>
              <p translate="no" className={styles.date}>
                {date}
              </p>
              <p className={styles.what}>{describe(group)}</p>
              <div className={styles.rowActions}>
                <IconButton
                  size="dense"
                  label={t('exceptions.edit', { date })}
                  icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => setDraft({ kind: 'write', from: days[0].date, to: last.date, group })}
                />
                <IconButton
                  size="dense"
                  label={t('exceptions.delete', { date })}
                  icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
                  disabled={removal.isPending && removal.variables.id === id}
                  onClick={() => removal.mutate(group)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={() => setHolidaysOpen(true)}>
          {t('exceptions.holidays')}
        </Button>
        {groups.length > shown.length ? (
          <Button variant="quiet" size="dense" onClick={() => setAllShown(true)}>
            {t('exceptions.all', { count: groups.length - shown.length })}
          </Button>
        ) : null}
      </div>
      <ClosedDaysDialogs dialog={draft} reader={reader} timeZone={timeZone} onClose={() => setDraft(undefined)} />
      {areHolidaysOpen ? (
        <Suspense fallback={null}>
          <HolidaysDialog
            exceptions={exceptions}
            reader={reader}
            timeZone={timeZone}
            onClose={() => setHolidaysOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
