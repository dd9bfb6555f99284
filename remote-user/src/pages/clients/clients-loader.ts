import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { knownQueries } from '../../data/known-queries.ts';
import { groupOf } from '../../model/known-group.ts';

/** Fetches the page that the address asks for. */
export async function clientsLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const search = new URL(args.request.url).searchParams;
  await areaQueryClient(platform).fetchQuery(knownQueries(platform.http).page(groupOf(search), search.get('cursor')));
  return null;
}
