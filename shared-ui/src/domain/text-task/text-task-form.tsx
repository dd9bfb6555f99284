import { useForm } from 'react-hook-form';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { Button } from '../../primitives/button/button.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { useContactHint } from '../contact-hint/use-contact-hint.tsx';
import styles from './text-task-form.module.css';
import { useLimitText } from '../../primitives/field/use-limit-text.ts';

export interface TextTaskFormProps {
  /** Of the draft and the field: `taskDraft`. */
  readonly name: string;
  /** Column of the API that the text is written to. */
  readonly column: string;
  /** What it changes; empty for a new text. */
  readonly initial?: string;
  /** Characters. */
  readonly limit: number;
  readonly words: {
    readonly problem: string;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly submit: string;
    readonly sending?: string;
    readonly cancel: string;
  };
  /** The message of an error code other than TOO_LONG. */
  readonly codeText: (code: string) => string;
  readonly isDense?: boolean;
  /** Everybody reads it: contact details in it are pointed out. */
  readonly isPublic?: boolean;
  /** Opened by a button and not by a draft: takes the focus. */
  readonly takesFocus: boolean;
  /** Gets the trimmed text. @throws ProblemError, which the form shows */
  readonly onSend: (text: string) => Promise<void>;
  /** Cancelled, or sent without a change. What was sent is for `onSend` to close. */
  readonly onClose: () => void;
}

/** One text about something that is shown, in its place: a reply, a change, a report. What is typed survives a reload. */
export function TextTaskForm({
  name,
  column,
  initial = '',
  limit,
  words,
  codeText,
  isDense = false,
  isPublic = false,
  takesFocus,
  onSend,
  onClose,
}: TextTaskFormProps) {
  const form = useForm({ defaultValues: { text: initial }, reValidateMode: 'onSubmit', shouldFocusError: false });
  const draft = useFormDraft(form, name);
  const { errors, submitCount, isSubmitting } = form.formState;
  const limitText = useLimitText();
  const textOf = (code: string) => (code === 'TOO_LONG' ? limitText(limit, form.getValues('text')) : codeText(code));
  const { ref, ...field } = form.register('text', {
    validate: (text) => (text.trim() === '' ? 'REQUIRED' : text.trim().length <= limit || 'TOO_LONG'),
  });
  const close = () => {
    draft.clear();
    onClose();
  };
  const send = async ({ text }: { readonly text: string }) => {
    const said = text.trim();
    if (said === initial) return close();
    if (isPublic && !(await check(said))) return;
    try {
      await onSend(said);
      draft.clear();
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : undefined;
      const atText = problem?.errors.find(({ pointer }) => pointer === `/${column}`);
      form.setError(atText ? 'text' : 'root', { message: (atText ?? problem)?.code ?? 'INTERNAL' });
    }
  };
  const { hint, check } = useContactHint({
    onChange: () => form.setFocus('text'),
    onAccept: () => void form.handleSubmit(send)(),
  });
  const size = isDense ? 'dense' : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FormErrors
        title={words.problem}
        errors={{ root: errors.root, [name]: errors.text }}
        translate={textOf}
        submitCount={submitCount}
      />
      <TextArea
        {...field}
        required
        id={name}
        label={words.label}
        hint={words.hint}
        rows={4}
        limit={limit}
        ref={(area) => {
          ref(area);
          if (takesFocus && document.activeElement === document.body) area?.focus();
        }}
        error={fieldMessage(errors, 'text', textOf)}
      />
      {hint}
      <div className={styles.actions}>
        {hint === null ? (
          <Button type="submit" size={size} isLoading={isSubmitting} loadingLabel={words.sending}>
            {words.submit}
          </Button>
        ) : null}
        <Button size={size} variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
