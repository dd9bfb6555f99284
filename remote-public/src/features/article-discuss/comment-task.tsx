import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import type { Comment } from 'shared-contracts/schemas/discussion';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { unknown } from 'valibot';
import styles from './discussion.module.css';
import { taskDraft, type Task } from './task-draft.ts';

interface CommentTaskProps {
  readonly task: Task;
  readonly comment: Comment;
  /** Opened by a button and not by a draft: takes the focus. */
  readonly takesFocus: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const limits = { edit: 2000, report: 500 } as const;
/** Column of the text by task. */
const columns = { edit: 'body', report: 'reportReason' } as const;

/** Edits or reports a comment, in its place. */
export function CommentTask({ task, comment, takesFocus, onDone, onCancel }: CommentTaskProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const { revalidate } = useRevalidator();
  const form = useForm({
    defaultValues: { text: task === 'edit' ? comment.body : '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const name = taskDraft(task, comment.id);
  const draft = useFormDraft(form, name);
  const { errors, submitCount, isSubmitting } = form.formState;
  const { ref, ...field } = form.register('text', { validate: (text) => text.trim() !== '' || 'REQUIRED' });
  const codeText = (code: string) => (code === 'REQUIRED' ? t(`article.task.${task}.required`) : textOf(code));

  const close = () => {
    draft.clear();
    onCancel();
  };
  const send = async ({ text }: { readonly text: string }) => {
    const said = text.trim();
    if (task === 'edit' && said === comment.body) return close();
    try {
      await http.request('PUT', `/base/comments/update/${comment.id}`, unknown(), {
        body: { [columns[task]]: said },
      });
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : undefined;
      const atText = problem?.errors.find(({ pointer }) => pointer === `/${columns[task]}`);
      form.setError(atText ? 'text' : 'root', { message: (atText ?? problem)?.code ?? 'INTERNAL' });
      return;
    }
    draft.clear();
    // A report is confirmed at the comment itself.
    if (task === 'edit') toast.success(t('article.task.edit.done'));
    onDone();
    await revalidate();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FormErrors
        title={t('problem', { ns: 'remote-public/common' })}
        errors={{ root: errors.root, [name]: errors.text }}
        translate={codeText}
        submitCount={submitCount}
      />
      <TextArea
        {...field}
        required
        id={name}
        label={t(`article.task.${task}.label`)}
        hint={task === 'report' ? t('article.task.report.hint') : undefined}
        rows={4}
        maxLength={limits[task]}
        ref={(area) => {
          ref(area);
          if (takesFocus && document.activeElement === document.body) area?.focus();
        }}
        error={fieldMessage(errors, 'text', codeText)}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting}>
          {t(`article.task.${task}.submit`)}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel', { ns: 'remote-public/common' })}
        </Button>
      </div>
    </form>
  );
}
