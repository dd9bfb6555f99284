import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Pagination } from 'shared-ui/pagination/pagination';
import { RetryNotice } from '../../components/retry-notice.tsx';
import type { ArticleData } from '../../data/article-loader.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './discussion.module.css';
import { useOwnComments } from './use-own-comments.ts';

interface ArticleDiscussionProps extends Pick<ArticleData, 'comments' | 'isLaterPage'> {
  readonly articleId: string;
}

/** What is said about an article: read by everybody, written by who is signed in, one's own to change. */
export function ArticleDiscussion({ articleId, comments, isLaterPage }: ArticleDiscussionProps) {
  const { t } = useTranslation('remote-public/reading');
  const user = useSessionUser();
  const own = useOwnComments(articleId, user?.id, comments);
  const path = `/article/${articleId}`;
  return (
    <section className={styles.discussion} aria-labelledby="comments" data-print="hide">
      <h2 id="comments">{t('article.comments.title')}</h2>
      <CommentForm articleId={articleId} user={user} />
      {!comments.ok ? (
        <RetryNotice>{t('article.comments.failed')}</RetryNotice>
      ) : comments.value.rows.length === 0 ? (
        <p className={styles.note}>{t('article.comments.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('article.comments.title')}>
          {comments.value.rows.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} user={user} isOwn={own.has(comment.id)} />
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
