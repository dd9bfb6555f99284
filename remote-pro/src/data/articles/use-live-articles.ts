import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { articlesKey, questionsKey, receivedKey } from './article-queries.ts';
import { onPlanChange } from '../plan/on-plan-change.ts';

/**
 * Reads comments and their counts again when one comes in, questions when an own answer is marked as best, and articles when the plan
 * ends, which makes drafts of planned ones.
 */
export function useLiveArticles(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (keys: readonly (readonly string[])[]) => () => {
      for (const key of keys) void refreshQueries(client, key);
    };
    const articles = [...articlesKey, 'list'];
    const stops = [
      events.subscribe('comment.', refresh([receivedKey, articles])),
      events.subscribe('answer.', refresh([questionsKey])),
      onPlanChange(events, refresh([articles])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, client]);
}
