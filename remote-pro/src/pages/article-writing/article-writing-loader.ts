import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { articleQueries } from '../../data/articles/article-queries.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';

/** The address of an article that has no first word yet. */
export const newArticle = 'new';

/** Fetches the article, and what its author may do. */
export async function articleWritingLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const { id = newArticle } = args.params;
  await Promise.all([
    client.fetchQuery(practiceQueries(platform.http).professional()),
    client.fetchQuery(plansQuery(platform.http)),
    id === newArticle ? undefined : client.fetchQuery(articleQueries(platform.http).one(id)),
  ]);
  return null;
}
