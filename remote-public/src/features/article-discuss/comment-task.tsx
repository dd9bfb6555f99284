import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import type { Comment } from 'shared-contracts/schemas/discussion';
import { taskDraft } from 'shared-ui/domain/text-task/task-draft.ts';
import { TextTaskForm } from 'shared-ui/domain/text-task/text-task-form.tsx';
import { unknown } from 'valibot';
import type { CommentTaskName } from './comment-tasks.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface CommentTaskProps {
  readonly task: CommentTaskName;
  readonly comment: Comment;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const limits = { edit: textLimits.comment, report: textLimits.report } as const;
/** Column of the text by task. */
const columns = { edit: 'body', report: 'reportReason' } as const;

/** Edits or reports a comment, in its place. */
export function CommentTask({ task, comment, takesFocus, onDone, onCancel }: CommentTaskProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const { revalidate } = useRevalidator();
  return (
    <TextTaskForm
      name={taskDraft(task, comment.id)}
      column={columns[task]}
      initial={task === 'edit' ? comment.body : ''}
      limit={limits[task]}
      words={{
        problem: t('problem', { ns: 'remote-public/common' }),
        label: t(`article.task.${task}.label`),
        hint: task === 'report' ? t('article.task.report.hint') : undefined,
        submit: t(`article.task.${task}.submit`),
        cancel: t('cancel', { ns: 'remote-public/common' }),
      }}
      codeText={(code) => (code === 'REQUIRED' ? t(`article.task.${task}.required`) : textOf(code))}
      isPublic={task === 'edit'}
      takesFocus={takesFocus}
      onSend={async (text) => {
        const body = { [columns[task]]: text };
        await http.request('PUT', `/base/comments/update/${comment.id}`, unknown(), { body });
        // A report is confirmed at the comment itself.
        if (task === 'edit') toast.success(t('article.task.edit.done'));
        onDone();
        void revalidate();
      }}
      onClose={onCancel}
    />
  );
}
