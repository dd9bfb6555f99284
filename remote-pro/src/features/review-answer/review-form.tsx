import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { OwnReview } from 'shared-contracts/schemas/review';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { taskDraft } from 'shared-ui/domain/text-task/task-draft.ts';
import { TextTaskForm } from 'shared-ui/domain/text-task/text-task-form.tsx';
import { reviewsKey } from '../../data/reviews/review-queries.ts';
import type { ReviewTask } from './review-task.ts';
import { useReviewChange } from './use-review-change.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface ReviewFormProps {
  readonly task: ReviewTask;
  readonly review: OwnReview;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const limits = { reply: textLimits.reviewReply, report: textLimits.report } as const;
const columns = { reply: 'reply', report: 'reportReason' } as const;

/** The public reply or the reason of a report, in the place of the review's buttons. */
export function ReviewForm({ task, review, takesFocus, onClose }: ReviewFormProps) {
  const { t } = useTranslation('remote-pro/reviews');
  const { toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const client = useQueryClient();
  const change = useReviewChange();
  return (
    <TextTaskForm
      isDense
      name={taskDraft(task, review.id)}
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
      codeText={(code) => {
        if (code === 'REQUIRED') return t(`form.${task}.required`);
        return code === 'CHANGED_MEANWHILE' ? t('form.changed') : textOf(code);
      }}
      takesFocus={takesFocus}
      onSend={async (text) => {
        try {
          await change(review, task === 'reply' ? { reply: text } : { reportReason: text });
        } catch (error) {
          if (error instanceof ProblemError && error.code === 'CHANGED_MEANWHILE')
            await refreshQueries(client, reviewsKey);
          throw error;
        }
        toast.success(t(`form.${task}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
