import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { clientQueries } from '../../data/clients/client-queries.ts';

/** Fetches the page of clients that the address asks for. */
export async function loadClients(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const search = new URL(args.request.url).searchParams;
  await areaQueryClient(platform).fetchQuery(clientQueries(platform.http).page(search));
  return null;
}
