import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { commentQueries, commentsKey } from '../../data/comment-queries.ts';
import { useLive } from '../../data/use-live.ts';
import { OwnCommentItem } from './own-comment-item.tsx';
import styles from './comments-page.module.css';

/** `/user/comment`: what the client wrote under articles and answers, to change, delete and restore. */
export function Component() {
  const { t } = useTranslation('remote-user/comments');
  const { http } = usePlatform();
  const [address] = useSearchParams();
  const { isBusy } = useShownSearch();
  const cursor = address.get('cursor');
  useLive('comment.', commentsKey);
  const { comments, next } = useSuspenseQuery(commentQueries(http).page(cursor)).data;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {comments.length === 0 && cursor === null ? (
        <EmptyState
          isFirstRun
          title={t('empty.title')}
          action={
            <ButtonLink variant="secondary" to={href('/blog')}>
              {t('empty.read')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <OwnCommentItem comment={comment} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        previousLabel={t('latest')}
        nextLabel={t('earlier')}
        previous={cursor === null ? undefined : '?'}
        next={next === null ? undefined : `?${new URLSearchParams({ cursor: next }).toString()}`}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/comments');
  return <AreaFailure title={t('title')} />;
}
