import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { commentQueries } from '../../data/comment-queries.ts';

/** Fetches the page of the list that the address names. */
export async function commentsLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  await areaQueryClient(platform).fetchQuery(commentQueries(platform.http).page(cursor));
  return null;
}
