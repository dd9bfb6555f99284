import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { taskDraft } from 'shared-ui/domain/text-task/task-draft.ts';
import { TextTaskForm } from 'shared-ui/domain/text-task/text-task-form.tsx';
import type { ReviewTask } from './review-task.ts';
import { useReviewChange } from './use-review-change.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface ReviewFormProps {
  readonly task: ReviewTask;
  readonly reviewId: string;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const limits = { reply: textLimits.reviewReply, report: textLimits.report } as const;
const columns = { reply: 'reply', report: 'reportReason' } as const;

/** The public reply or the reason of a report, in the place of the review's buttons. */
export function ReviewForm({ task, reviewId, takesFocus, onClose }: ReviewFormProps) {
  const { t } = useTranslation('remote-pro/reviews');
  const { toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const change = useReviewChange();
  return (
    <TextTaskForm
      isDense
      name={taskDraft(task, reviewId)}
      column={columns[task]}
      limit={limits[task]}
      words={{
        problem: t('form.problem'),
        label: t(`form.${task}.label`),
        hint: t(`form.${task}.hint`),
        submit: t(`form.${task}.submit`),
        sending: t('form.sending'),
        cancel: t('form.cancel'),
      }}
      codeText={(code) => (code === 'REQUIRED' ? t(`form.${task}.required`) : textOf(code))}
      takesFocus={takesFocus}
      onSend={async (text) => {
        await change(reviewId, task === 'reply' ? { reply: text } : { reportReason: text });
        toast.success(t(`form.${task}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
