import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import type { ArticleColumns, WrittenArticle } from '../../data/articles/articles.ts';
import { articleKey, articleQueries, articlesKey } from '../../data/articles/article-queries.ts';
import { onPlanChange } from '../../data/plan/on-plan-change.ts';
import { createArticleDraft } from './article-draft.ts';

interface ArticleDraftOptions {
  readonly article: WrittenArticle | undefined;
  readonly empty: ArticleColumns;
  readonly onCreated: (id: string) => void;
}

/** The article of this page while it is written. What is left unsaved is sent when the page is left. */
export function useArticleDraft({ article, empty, onCreated }: ArticleDraftOptions) {
  const { http, events, session } = usePlatform();
  const client = useQueryClient();
  const [draft] = useState(() => {
    const authorId = session.user?.id;
    return createArticleDraft({
      http,
      key: `/pro/articles/${article?.id ?? 'new'}`,
      article,
      empty,
      isOwner: () => session.user?.id === authorId,
      onStored: (row) => client.setQueryData(articleKey(row.id), row),
      onCreated,
    });
  });
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useLeaveWarning(state.save.is === 'failed' || state.save.is === 'changed');
  useEffect(() => {
    draft.start();
    const handleBack = () => void draft.save();
    const handleHide = () => {
      if (document.visibilityState === 'hidden') void draft.save({ keepalive: true });
    };
    // What was kept over a reload.
    if (draft.isDirty()) handleBack();
    window.addEventListener('online', handleBack);
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      window.removeEventListener('online', handleBack);
      document.removeEventListener('visibilitychange', handleHide);
      draft.stop();
      void draft.save().then(() => refreshQueries(client, [...articlesKey, 'list']));
    };
  }, [client, draft]);
  useEffect(
    () =>
      // The end of the plan makes a draft of what was planned.
      onPlanChange(events, () =>
        draft.renew((id) => client.fetchQuery({ ...articleQueries(http).one(id), staleTime: 0 })),
      ),
    [client, draft, events, http],
  );
  return { draft, ...state };
}
