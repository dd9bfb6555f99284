import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { DateField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { reopenDays, writeExceptions } from '../../data/practice/availability.ts';
import { addDays, datesBetween } from '../../model/date-of.ts';
import { checkException, isDate, type ExceptionErrors } from './check-exception.ts';
import { changeOf, type DayGroup } from './day-group.ts';
import styles from './exception-dialog.module.css';
import { ExceptionRanges } from './exception-ranges.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SubstituteField, substituteFieldId, type Substitute } from './substitute-field.tsx';
import { useKeptAppointments } from './use-kept-appointments.ts';
import { useProblemText } from './use-problem-text.ts';
import { useReplacedDays } from './use-replaced-days.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/**
 * Initial values of the dialog; both dates included. With `group`, these days are changed or moved, and can be
 * reopened.
 */
export interface ExceptionDraft {
  readonly from: string;
  readonly to: string;
  readonly group?: Pick<DayGroup, 'days'> | undefined;
}

interface ExceptionDialogProps {
  readonly draft: ExceptionDraft;
  readonly today: string;
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Closes days or gives them other hours: the keyboard counterpart of dragging and resizing on the calendar. */
export function ExceptionDialog({
  draft: { group, ...draft },
  today,
  reader,
  timeZone,
  onClose,
  onSaved,
}: ExceptionDialogProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const known = group?.days[0];
  const hasHours = known !== undefined && known.ranges.length > 0;
  const [from, setFrom] = useState(draft.from);
  const [to, setTo] = useState(draft.to);
  const [kind, setKind] = useState(hasHours ? 'hours' : 'closed');
  const [ranges, setRanges] = useState<readonly WallRange[]>(
    hasHours ? known.ranges : [{ start: '09:00', end: '12:00' }],
  );
  const [reason, setReason] = useState(known?.reason ?? '');
  const { atField, inSummary } = useProblemText(reason);
  const [substitute, setSubstitute] = useState<Substitute | null>(known?.substitute ?? null);
  const [substituteText, setSubstituteText] = useState('');
  const [errors, setErrors] = useState<ExceptionErrors>({});
  const [isReopening, setReopening] = useState(false);
  const written = kind === 'closed' ? [] : ranges;
  const dates = isDate(from) && isDate(to) ? datesBetween(from, addDays(to, 1)) : [];
  const standsIn = kind === 'closed' && (dates.length > 1 || substitute !== null);
  const isNobody = standsIn && substitute === null && substituteText.trim() !== '';
  const found: ExceptionErrors = {
    ...checkException({ today, from, to, ranges: written, reason }),
    ...(isNobody ? { [substituteFieldId]: 'INVALID' satisfies ErrorCode } : {}),
  };
  const { kept, areNews: areKeptNews } = useKeptAppointments(dates, written, timeZone);
  const { replaced, areNews: areReplacedNews } = useReplacedDays(Object.keys(found).length === 0 ? dates : [], group);
  const isWrong = (field: string, code: string) =>
    field === 'form' || code === ('NOT_FOUND' satisfies ErrorCode) || found[field] !== undefined;
  // What has been put right is not said any more.
  const wrong = Object.entries(errors).filter(([field, code]) => isWrong(field, code));
  if (wrong.length < Object.keys(errors).length) setErrors(Object.fromEntries(wrong));
  const run = async (work: () => Promise<unknown>, done: 'saved' | 'reopened') => {
    try {
      await work();
      toast.success(t(done));
      onSaved();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isGone = error.problem.errors.some(({ pointer }) => pointer.endsWith('/substituteId'));
      setErrors(isGone ? { [substituteFieldId]: 'NOT_FOUND' } : { form: error.code });
    }
  };
  const handleSubmit = async () => {
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await Promise.all([areKeptNews(), areReplacedNews()])).includes(true)) return;
    const { removed } = changeOf(group, from, addDays(to, 1));
    const days = {
      ranges: [...written],
      reason: reason.trim() || null,
      substituteId: standsIn ? (substitute?.id ?? null) : null,
    };
    await run(() => writeExceptions(http, dates, days, removed), 'saved');
  };
  const handleReopen = async () => {
    setReopening(true);
    const dates = group?.days.map(({ date }) => date) ?? [];
    await run(() => reopenDays(http, dates), 'reopened').finally(() => setReopening(false));
  };
  const textOf = (field: string) => {
    const code = errors[field];
    return code === undefined ? undefined : atField(code, field);
  };
  const dateField = { openLabel: t('open'), locale };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t(group ? 'change' : 'title')}
      submitLabel={t(kept.length + replaced.length > 0 ? 'kept.submit' : 'save')}
      cancelLabel={t('cancel')}
      otherAction={
        group ? (
          <Button variant="quiet" isLoading={isReopening} onClick={() => void handleReopen()}>
            {t('reopen')}
          </Button>
        ) : undefined
      }
      problems={{
        title: t('problem'),
        items: Object.entries(errors).map(([field, code]) =>
          field === 'form' ? { message: errorText(code) } : { fieldId: field, message: inSummary(code, field) },
        ),
      }}
      onSubmit={handleSubmit}
    >
      <div className={styles.pair}>
        <DateField
          required
          {...dateField}
          id="exception-from"
          label={t('from')}
          min={today}
          value={from}
          onChange={setFrom}
          onCommit={(date) => {
            // Nobody means days that end before they begin.
            if (isDate(date) && isDate(to) && to < date) setTo(date);
          }}
          error={textOf('exception-from')}
        />
        <DateField
          required
          {...dateField}
          id="exception-to"
          label={t('to')}
          min={from}
          value={to}
          onChange={setTo}
          error={textOf('exception-to')}
        />
      </div>
      <RadioCards
        legend={t('kind')}
        name="exception-kind"
        columns={2}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={[
          { value: 'closed', label: t('closed'), description: t('closedText') },
          { value: 'hours', label: t('other'), description: t('otherText') },
        ]}
      />
      {kind === 'hours' ? <ExceptionRanges ranges={ranges} onChange={setRanges} errorOf={textOf} /> : null}
      {standsIn ? (
        <SubstituteField
          value={substitute}
          onChange={setSubstitute}
          onText={setSubstituteText}
          error={textOf(substituteFieldId)}
        />
      ) : null}
      <ReplacedNotice replaced={replaced} today={today} />
      <KeptNotice kept={kept} hasHours={kind === 'hours'} reader={reader} />
      <Field
        label={t('reason')}
        optionalLabel={t('optional')}
        name="exception-reason"
        limit={textLimits.closedReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={textOf('exception-reason')}
      />
    </FormDialog>
  );
}
