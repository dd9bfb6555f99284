import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { focusIfLost } from '../../forms/focus-if-lost.ts';
import type { ArticleData } from '../../reading/article-loader.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './discussion.module.css';
import { useCommentRemoval } from './use-comment-removal.ts';
import { useOwnComments } from './use-own-comments.ts';

interface ArticleDiscussionProps extends Pick<ArticleData, 'comments' | 'isLaterPage'> {
  readonly articleId: string;
}

/** The comments of an article: public to read; signed-in people write and edit their own. */
export function ArticleDiscussion({ articleId, comments, isLaterPage }: ArticleDiscussionProps) {
  const { t } = useTranslation('remote-public/reading');
  const { t: tQuestions } = useTranslation('remote-public/questions');
  const user = useSessionUser();
  const own = useOwnComments({ articleId }, user?.id, comments);
  const { gone, last, remove, restore } = useCommentRemoval();
  const shown = comments.ok ? comments.value.rows.filter(({ id }) => !gone.includes(id)) : [];
  const path = `/article/${articleId}`;
  return (
    <section className={styles.discussion} aria-labelledby="comments" data-print="hide">
      <h2 id="comments">{t('article.comments.title')}</h2>
      {user?.role === 'operator' ? null : <CommentForm subject={{ articleId }} user={user} />}
      {own
        .filter(({ moderation, authorHiddenAt }) => moderation === 'hidden' || authorHiddenAt !== null)
        .map(({ id, body, moderation }) => (
          <Notice
            key={id}
            tone="warning"
            title={moderation === 'hidden' ? t('article.comments.hidden') : tQuestions('hiddenByAuthor')}
          >
            <p className={styles.body} lang="">
              {body}
            </p>
          </Notice>
        ))}
      {last === null ? null : (
        <Notice
          key={last.id}
          tone="success"
          live="polite"
          action={
            <Button variant="secondary" size="dense" ref={focusIfLost} onClick={() => void restore(last)}>
              {t('article.task.delete.undo')}
            </Button>
          }
        >
          {t('article.task.delete.done')}
        </Notice>
      )}
      {!comments.ok ? (
        <RetryNotice>{t('article.comments.failed')}</RetryNotice>
      ) : shown.length === 0 ? (
        <p className={styles.note}>{t('article.comments.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('article.comments.title')}>
          {shown.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                comment={comment}
                user={user}
                own={own.find(({ id }) => id === comment.id)}
                onRemove={remove}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('article.comments.pages')}
        previous={isLaterPage ? `${path}#comments` : undefined}
        previousLabel={t('article.comments.latest')}
        next={
          comments.ok && comments.value.next !== null
            ? `${path}?${new URLSearchParams({ comments: comments.value.next }).toString()}#comments`
            : undefined
        }
        nextLabel={t('article.comments.earlier')}
      />
    </section>
  );
}
