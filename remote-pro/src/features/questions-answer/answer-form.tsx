import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { answerLimits } from 'shared-contracts/schemas/text-limits';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { changeAnswer, writeAnswer, type AnswerableQuestion } from '../../data/articles/questions.ts';
import styles from './answer-questions.module.css';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

/** Of what is typed, so that a reload loses nothing. */
export const answerDraft = (questionId: string): string => `/pro/articles#answer-${questionId}`;

interface AnswerFormProps {
  readonly question: AnswerableQuestion;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Writes or changes one's own answer. */
export function AnswerForm({ question: { id, answer, lang }, onClose, onDone }: AnswerFormProps) {
  const { t } = useTranslation('remote-pro/questions');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const key = answerDraft(id);
  const area = useRef<HTMLTextAreaElement>(null);
  const keyOf = useAttemptKey();
  const [body, setBody] = useState(() => {
    const { body: kept } = readDraft(key);
    return typeof kept === 'string' ? kept : (answer?.body ?? '');
  });
  const [fault, setFault] = useState<{ readonly text: string; readonly isOfField: boolean }>();
  const [attempts, setAttempts] = useState(0);
  const limitText = useLimitText();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const field = `answer-${id}`;
  const close = () => {
    clearDraft(key);
    onClose();
  };
  const refuse = (text: string, isOfField: boolean) => {
    setFault({ text, isOfField });
    setAttempts((count) => count + 1);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { length } = body.trim();
    if (length < answerLimits.least) return refuse(t('short'), true);
    if (length > answerLimits.most) return refuse(limitText(answerLimits.most, body), true);
    setBusy(true);
    try {
      if (answer) await changeAnswer(http, answer, body.trim());
      else {
        const written = { questionId: id, body: body.trim() };
        await writeAnswer(http, written, keyOf(written));
      }
      clearDraft(key);
      toast.success(t(answer ? 'saved' : 'sent'));
      await onDone();
    } catch (error) {
      refuse(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'), false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary
        title={t('problem')}
        errors={fault ? [{ message: fault.text, fieldId: fault.isOfField ? field : undefined }] : []}
        focusKey={attempts}
      />
      <TextArea
        ref={area}
        id={field}
        required
        rows={5}
        limit={answerLimits.most}
        lang={lang}
        label={t('label')}
        hint={t('hint')}
        value={body}
        error={fault?.isOfField ? fault.text : undefined}
        onChange={({ currentTarget }) => {
          setBody(currentTarget.value);
          setFault(undefined);
          writeDraft(key, { body: currentTarget.value });
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isBusy}>
          {t(answer ? 'save' : 'send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
