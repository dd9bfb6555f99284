import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { questionQueries } from '../../data/question-queries.ts';

/** Fetches the question that the address names, or else the page of the list. */
export async function questionsLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = questionQueries(platform.http);
  const search = new URL(args.request.url).searchParams;
  const id = search.get('question');
  if (id === null) await client.fetchQuery(queries.page(search.get('cursor')));
  else await client.fetchQuery(queries.one(id, search.get('answers')));
  return null;
}
