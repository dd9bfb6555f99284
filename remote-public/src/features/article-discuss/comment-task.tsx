import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import type { Comment } from 'shared-contracts/schemas/discussion';
import { Button } from 'shared-ui/button/button';
import { Notice } from 'shared-ui/notice/notice';
import { TextArea } from 'shared-ui/text-area/text-area';
import { unknown } from 'valibot';
import styles from './discussion.module.css';
import { taskDraft, type Task } from './task-draft.ts';

interface CommentTaskProps {
  readonly task: Task;
  readonly comment: Comment;
  /** Pressing a button opened it, and not a draft: the focus follows. */
  readonly takesFocus: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const limits = { edit: 2000, report: 500 } as const;

/** Changing or reporting a comment, in its place. */
export function CommentTask({ task, comment, takesFocus, onDone, onCancel }: CommentTaskProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const form = useForm({ defaultValues: { text: task === 'edit' ? comment.body : '' }, reValidateMode: 'onSubmit' });
  const draft = useFormDraft(form, taskDraft(task, comment.id));
  const { errors, isSubmitting } = form.formState;
  const { ref, ...field } = form.register('text', { validate: (text) => text.trim() !== '' });

  const close = () => {
    draft.clear();
    onCancel();
  };
  const send = async ({ text }: { readonly text: string }) => {
    const said = text.trim();
    if (task === 'edit' && said === comment.body) return close();
    try {
      await http.request('PUT', `/base/comments/update/${comment.id}`, unknown(), {
        body: task === 'edit' ? { body: said } : { reportReason: said },
      });
    } catch (error) {
      form.setError('root', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
      return;
    }
    draft.clear();
    toast.success(t(`article.task.${task}.done`));
    onDone();
    await revalidate();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextArea
        {...field}
        id={`${task}-${comment.id}`}
        label={t(`article.task.${task}.label`)}
        hint={task === 'report' ? t('article.task.report.hint') : undefined}
        rows={4}
        maxLength={limits[task]}
        ref={(area) => {
          ref(area);
          if (takesFocus && document.activeElement === document.body) area?.focus();
        }}
        error={errors.text && t(`article.task.${task}.required`)}
      />
      {errors.root?.message === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {errorText(errors.root.message)}
        </Notice>
      )}
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
