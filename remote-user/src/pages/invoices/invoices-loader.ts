import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { invoiceQueries } from '../../data/invoice-queries.ts';
import { filterOf } from '../../model/invoice-filter.ts';

/** Prefetches the page of the list that the address names; starts with the totals. */
export async function invoicesLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = invoiceQueries(platform.http);
  const search = new URL(args.request.url).searchParams;
  const filter = filterOf(search);
  void client.prefetchQuery(queries.totals(filter));
  void client.prefetchQuery(queries.issuers());
  await client.fetchQuery(queries.page(filter, search.get('cursor')));
  return null;
}
