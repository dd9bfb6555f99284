import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { Comment } from 'shared-contracts/schemas/discussion';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { Badge } from 'shared-ui/badge/badge';
import { Button } from 'shared-ui/button/button';
import { Link } from 'shared-ui/link/link';
import { formatDate } from '../../model/slot-format.ts';
import { CommentTask, type Task } from './comment-task.tsx';
import styles from './discussion.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  readonly user: SessionUser | null;
  readonly isOwn: boolean;
}

/** One comment, and what this reader may do about it. */
export function CommentItem({ comment, user, isOwn }: CommentItemProps) {
  const { t } = useTranslation('remote-public/article');
  const { locale } = usePlatform();
  const [task, setTask] = useState<Task | null>(null);
  const { author, body, createdAt, editedAt } = comment;
  const tasks: readonly Task[] = isOwn ? ['edit', 'delete'] : user === null ? [] : ['report'];
  return (
    <article className={styles.comment} aria-label={t('comments.by', { name: author.name })}>
      <header className={styles.head}>
        <span className={styles.name}>
          {author.slug === null ? (
            author.name
          ) : (
            <Link to={href('/professionnels/:idname', { idname: author.slug })} variant="quiet">
              {author.name}
            </Link>
          )}
        </span>
        {author.role === 'professional' ? <Badge tone="ink">{t('comments.professional')}</Badge> : null}
        <time className={styles.note} dateTime={createdAt}>
          {formatDate(createdAt, locale, 'UTC')}
        </time>
        {editedAt === null ? null : <span className={styles.note}>{t('comments.edited')}</span>}
      </header>
      {task === 'edit' ? null : <p className={styles.body}>{body}</p>}
      {task === null ? (
        <div className={styles.tasks}>
          {tasks.map((name) => (
            <Button key={name} variant="quiet" size="dense" onClick={() => setTask(name)}>
              {t(`task.${name}.open`)}
            </Button>
          ))}
        </div>
      ) : (
        <CommentTask task={task} comment={comment} onDone={() => setTask(null)} />
      )}
    </article>
  );
}
