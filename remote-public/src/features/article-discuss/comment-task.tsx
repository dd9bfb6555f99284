import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Comment } from 'shared-contracts/schemas/discussion';
import { Button } from 'shared-ui/button/button';
import { Notice } from 'shared-ui/notice/notice';
import { TextArea } from 'shared-ui/text-area/text-area';
import { unknown } from 'valibot';
import styles from './discussion.module.css';

export type Task = 'edit' | 'report';

interface CommentTaskProps {
  readonly task: Task;
  readonly comment: Comment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const limits = { edit: 2000, report: 500 } as const;

/** Changing or reporting a comment, in its place. */
export function CommentTask({ task, comment, onDone, onCancel }: CommentTaskProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(task === 'edit' ? comment.body : '');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    setMissing(said === '');
    if (isPending || said === '') return;
    setPending(true);
    setProblem(null);
    try {
      await http.request('PUT', `/base/comments/update/${comment.id}`, unknown(), {
        body: task === 'edit' ? { body: said } : { reportReason: said },
      });
      toast.success(t(`article.task.${task}.done`));
      onDone();
      await revalidate();
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.code : 'INTERNAL');
      setPending(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        name={`${task}-${comment.id}`}
        label={t(`article.task.${task}.label`)}
        hint={task === 'report' ? t('article.task.report.hint') : undefined}
        value={text}
        rows={4}
        maxLength={limits[task]}
        // Opened by a press of the button that stood here: the focus follows.
        ref={(area) => {
          if (document.activeElement === document.body) area?.focus();
        }}
        error={isMissing ? t(`article.task.${task}.required`) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem === null ? null : (
        <Notice tone="danger" live="assertive">
          {errorText(problem)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isPending}>
          {t(`article.task.${task}.submit`)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel', { ns: 'remote-public/common' })}
        </Button>
      </div>
    </form>
  );
}
