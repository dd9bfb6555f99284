import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { unknown } from 'valibot';
import styles from './question-view.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface ReportTextProps {
  readonly table: 'questions' | 'answers';
  readonly id: string;
}

/** Reports a question or an answer to the platform; it stays visible until an operator has read it. */
export function ReportText({ table, id }: ReportTextProps) {
  const { t } = useTranslation(['remote-public/questions', 'remote-public/common']);
  const { http } = usePlatform();
  const { pathname } = useLocation();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const user = useSessionUser();
  const field = `report-${id}`;
  const draft = `${pathname}#${field}`;
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  if (user?.role === 'operator') return null;
  if (user === null)
    return (
      <ButtonLink variant="quiet" size="dense" to={signInPath('client', pathname)}>
        {t('report.open')}
      </ButtonLink>
    );
  if (step === 'sent')
    return (
      <p className={styles.note} role="status">
        {t('report.sent')}
      </p>
    );
  if (step === 'closed')
    return (
      <Button
        variant="quiet"
        size="dense"
        onClick={() => {
          const kept = readDraft(draft)['reason'];
          setReason(typeof kept === 'string' ? kept : '');
          setStep('open');
        }}
      >
        {t('report.open')}
      </Button>
    );
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (reason.trim() === '') return setFault(t('report.required'));
    if (reason.trim().length > textLimits.report) return setFault(limitText(textLimits.report, reason));
    setBusy(true);
    try {
      const body = { reportReason: reason.trim() };
      await http.request('PUT', `/base/${table}/update/${id}`, unknown(), { body });
      clearDraft(draft);
      setStep('sent');
    } catch (error) {
      setFault(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.report} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary
        title={t('problem', { ns: 'remote-public/common' })}
        errors={fault === undefined ? [] : [{ fieldId: field, message: fault }]}
        focusKey={attempts}
      />
      <TextArea
        id={field}
        required
        rows={3}
        limit={textLimits.report}
        label={t('report.label')}
        hint={t('report.hint')}
        value={reason}
        error={fault}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setFault(undefined);
          writeDraft(draft, { reason: currentTarget.value });
        }}
      />
      <div className={styles.tasks}>
        <Button type="submit" isLoading={isBusy}>
          {t('report.send')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            clearDraft(draft);
            setStep('closed');
          }}
        >
          {t('cancel', { ns: 'remote-public/common' })}
        </Button>
      </div>
    </form>
  );
}
