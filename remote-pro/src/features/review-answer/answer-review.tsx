import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OwnReview } from 'shared-contracts/schemas/review';
import { draftedTask } from 'shared-ui/domain/text-task/task-draft.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import styles from './answer-review.module.css';
import { ReviewForm } from './review-form.tsx';
import { reviewTasks, type ReviewTask } from './review-task.ts';

/** The two things a professional may do about a review, each once; only who is verified replies. What was typed opens again after a reload. */
export function AnswerReview({ review }: { readonly review: OwnReview }) {
  const { t } = useTranslation('remote-pro/reviews');
  const { pathname } = useLocation();
  const isListed = useIsListed();
  const [open, setOpen] = useState(() => ({ task: draftedTask(reviewTasks, pathname, review.id), byButton: false }));
  const may: Record<ReviewTask, boolean> = {
    reply: isListed && review.reply === null && review.moderation !== 'hidden',
    report: !review.report && review.moderation === 'visible',
  };
  const { task } = open;
  if (task !== null && may[task])
    return (
      <ReviewForm
        task={task}
        review={review}
        takesFocus={open.byButton}
        onClose={() => setOpen({ task: null, byButton: false })}
      />
    );
  if (!may.reply && !may.report) return null;
  return (
    <div className={styles.actions}>
      {may.reply ? (
        <Button
          size="dense"
          variant="secondary"
          aria-label={t('replyTo', { name: review.author })}
          onClick={() => setOpen({ task: 'reply', byButton: true })}
        >
          {t('reply')}
        </Button>
      ) : null}
      {may.report ? (
        <Button
          size="dense"
          variant="quiet"
          aria-label={t('reportOf', { name: review.author })}
          onClick={() => setOpen({ task: 'report', byButton: true })}
        >
          {t('report')}
        </Button>
      ) : null}
    </div>
  );
}
