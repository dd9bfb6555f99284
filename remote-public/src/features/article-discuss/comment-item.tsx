import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import type { Comment } from 'shared-contracts/schemas/discussion';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { draftedTask } from 'shared-ui/domain/text-task/task-draft.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { formatDate } from '../../time/slot-format.ts';
import { CommentTask } from './comment-task.tsx';
import { commentTasks, type CommentTaskName } from './comment-tasks.ts';
import styles from './discussion.module.css';
import type { OwnComment } from './use-own-comments.ts';

interface CommentItemProps {
  readonly comment: Comment;
  readonly user: SessionUser | null;
  /** Present when the reader wrote it. */
  readonly own: OwnComment | undefined;
  readonly onRemove: (comment: OwnComment) => Promise<void>;
}

const never = () => () => undefined;

/** One comment with the reader’s actions. */
export function CommentItem({ comment, user, own, onRemove }: CommentItemProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<CommentTaskName | null>();
  const [isReported, setReported] = useState(false);
  const { id, author, body, createdAt, editedAt } = comment;
  // Drafts reopen after a reload; the server has none.
  const begun = useSyncExternalStore(
    never,
    () => draftedTask(commentTasks, pathname, id),
    () => null,
  );
  const task = opened === undefined && user !== null ? begun : (opened ?? null);
  const state = isReported ? 'sent' : own?.moderation === 'reported' ? 'received' : undefined;
  const handleDone = () => {
    if (task === 'report') setReported(true);
    setOpened(null);
  };
  return (
    <article className={styles.comment} aria-label={t('article.comments.by', { name: author.name })}>
      <header className={styles.head}>
        <span translate="no" className={styles.name}>
          {author.slug === null ? (
            author.name
          ) : (
            <Link to={href('/professionnels/:idname', { idname: author.slug })} variant="quiet">
              {author.name}
            </Link>
          )}
        </span>
        {author.role === 'professional' ? <Badge tone="ink">{t('article.comments.professional')}</Badge> : null}
        <time translate="no" className={styles.note} dateTime={createdAt}>
          {formatDate(createdAt, locale, 'UTC')}
        </time>
        {editedAt === null ? null : <span className={styles.note}>{t('article.comments.edited')}</span>}
      </header>
      {task === 'edit' ? null : (
        <p className={styles.body} lang="">
          {body}
        </p>
      )}
      {state === undefined ? null : (
        <p className={styles.note} role={isReported ? 'status' : undefined}>
          {t(`article.task.report.${state}`)}
        </p>
      )}
      {task === null ? (
        <div className={styles.tasks}>
          {user === null ? (
            <ButtonLink variant="quiet" size="dense" to={signInPath('client', `${pathname}#comments`)}>
              {t('article.task.report.open')}
            </ButtonLink>
          ) : own !== undefined ? (
            <>
              <Button variant="quiet" size="dense" onClick={() => setOpened('edit')}>
                {t('article.task.edit.open')}
              </Button>
              <Button variant="quiet" size="dense" onClick={() => void onRemove({ ...own, body })}>
                {t('article.task.delete.open')}
              </Button>
            </>
          ) : isReported || user.role === 'operator' ? null : (
            <Button variant="quiet" size="dense" onClick={() => setOpened('report')}>
              {t('article.task.report.open')}
            </Button>
          )}
        </div>
      ) : (
        <CommentTask
          task={task}
          comment={comment}
          takesFocus={opened !== undefined}
          onDone={handleDone}
          onCancel={() => setOpened(null)}
        />
      )}
    </article>
  );
}
