import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { Button } from 'shared-ui/button/button';
import { DateField } from 'shared-ui/date-field/date-field';
import { Dialog } from 'shared-ui/dialog/dialog';
import { ErrorSummary } from 'shared-ui/error-summary/error-summary';
import { Field } from 'shared-ui/field/field';
import { RadioCards } from 'shared-ui/radio-cards/radio-cards';
import { writeExceptions } from '../../data/availability.ts';
import { addDays, datesBetween } from '../../model/date-of.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { checkException, type ExceptionErrors } from './check-exception.ts';
import styles from './edit-exceptions.module.css';
import { ExceptionRanges } from './exception-ranges.tsx';

/** What the dialog opens with; both dates included. */
export interface ExceptionDraft {
  readonly from: string;
  readonly to: string;
  readonly ranges?: readonly WallRange[];
  readonly reason?: string | null;
}

interface ExceptionDialogProps {
  readonly draft: ExceptionDraft;
  readonly today: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Close some days, or give them other hours. */
export function ExceptionDialog({ draft, today, onClose, onSaved }: ExceptionDialogProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const formId = useId();
  const [from, setFrom] = useState<string | null>(draft.from);
  const [to, setTo] = useState<string | null>(draft.to);
  const [kind, setKind] = useState(draft.ranges && draft.ranges.length > 0 ? 'hours' : 'closed');
  const [ranges, setRanges] = useState<readonly WallRange[]>(
    draft.ranges && draft.ranges.length > 0 ? draft.ranges : [{ start: '09:00', end: '12:00' }],
  );
  const [reason, setReason] = useState(draft.reason ?? '');
  const [errors, setErrors] = useState<ExceptionErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const written = kind === 'closed' ? [] : ranges;
    const found = checkException({ from, to, ranges: written });
    setErrors(found);
    setAttempts((count) => count + 1);
    if (from === null || to === null || Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await writeExceptions(http, datesBetween(from, addDays(to, 1)), {
        ranges: written,
        reason: reason.trim() || null,
      });
      toast.success(t('exceptions.saved'));
      onSaved();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setErrors({ form: error.code });
    } finally {
      setSending(false);
    }
  };
  const textOf = (field: string) => (errors[field] === undefined ? undefined : errorText(errors[field]));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t('exceptions.dialog')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            {t('exceptions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ErrorSummary
          title={t('problem')}
          errors={Object.entries(errors).map(([field, code]) => ({
            fieldId: field === 'form' ? undefined : field,
            message: errorText(code),
          }))}
          focusKey={attempts}
        />
        <div className={styles.pair}>
          <DateField
            id="exception-from"
            label={t('exceptions.from')}
            openLabel={t('exceptions.open')}
            locale={locale === 'en' ? 'en-GB' : locale}
            min={today}
            value={from}
            onChange={setFrom}
            error={textOf('exception-from')}
          />
          <DateField
            id="exception-to"
            label={t('exceptions.to')}
            openLabel={t('exceptions.open')}
            locale={locale === 'en' ? 'en-GB' : locale}
            min={from ?? today}
            value={to}
            onChange={setTo}
            error={textOf('exception-to')}
          />
        </div>
        <RadioCards
          legend={t('exceptions.kind')}
          name="exception-kind"
          columns={2}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          options={[
            { value: 'closed', label: t('exceptions.closed'), description: t('exceptions.closedText') },
            { value: 'hours', label: t('exceptions.other'), description: t('exceptions.otherText') },
          ]}
        />
        {kind === 'hours' ? <ExceptionRanges ranges={ranges} onChange={setRanges} errorOf={textOf} /> : null}
        <Field
          label={t('exceptions.reason')}
          optionalLabel={t('optional')}
          name="exception-reason"
          maxLength={160}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
