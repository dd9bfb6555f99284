import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { articleQueries } from '../../data/articles/article-queries.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { articlesViewOf, listStateOf, questionFilterOf } from './articles-search.ts';

/** Fetches what the tab in the address shows. */
export async function articlesLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = articleQueries(platform.http);
  const { searchParams } = new URL(args.request.url);
  const cursor = searchParams.get('cursor');
  const own = client.fetchQuery(practiceQueries(platform.http).professional());
  const plans = client.fetchQuery(plansQuery(platform.http));
  const view = articlesViewOf(searchParams);
  if (view === 'articles') await client.fetchQuery(queries.list(listStateOf(searchParams), cursor));
  if (view === 'comments') await client.fetchQuery(queries.received(cursor));
  if (view === 'questions') await client.fetchQuery(queries.questions(questionFilterOf(searchParams, await own)));
  await Promise.all([own, plans]);
  return null;
}
