import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from 'shared-contracts/schemas/discussion';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './discussion.module.css';
import type { OwnComment } from './use-own-comments.ts';

interface AnswerCommentsProps {
  readonly answerId: string;
  /** Of this answer. */
  readonly comments: readonly Comment[];
  readonly own: readonly OwnComment[];
  readonly user: SessionUser | null;
  readonly onRemove: (comment: OwnComment) => Promise<void>;
}

/** The comments under an answer, and the form for another one. */
export function AnswerComments({ answerId, comments, own, user, onRemove }: AnswerCommentsProps) {
  const { t } = useTranslation('remote-public/reading');
  const { t: tQuestions } = useTranslation('remote-public/questions');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.discussion}>
      {comments.length === 0 ? null : (
        <ul className={styles.list} aria-label={t('article.comments.title')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                comment={comment}
                user={user}
                own={own.find(({ id }) => id === comment.id)}
                onRemove={onRemove}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <CommentForm subject={{ answerId }} user={user} onSent={() => setOpen(false)} /> : null}
      {isOpen || user?.role === 'operator' ? null : (
        <div className={styles.tasks}>
          <Button variant="quiet" size="dense" onClick={() => setOpen(true)}>
            {tQuestions('comment')}
          </Button>
        </div>
      )}
    </div>
  );
}
