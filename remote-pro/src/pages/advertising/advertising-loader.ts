import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { addQueries } from '../../data/advertising/advertisement-queries.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';

/** Prefetches what the address names: one advertisement (`?ad=…`), the form of a new one (`?ad=new`), or a page of the list. */
export async function advertisingLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = addQueries(platform.http);
  const search = new URL(args.request.url).searchParams;
  const ad = search.get('ad');
  await Promise.all([
    client.fetchQuery(plansQuery(platform.http)),
    client.fetchQuery(practiceQueries(platform.http).professional()),
    ad === null ? client.fetchQuery(queries.page(search.get('cursor'))) : client.fetchQuery(queries.articles()),
    ...(ad === null || ad === 'new'
      ? []
      : [
          client.fetchQuery(queries.one(ad)),
          client.fetchQuery(queries.history(ad)),
          client.fetchQuery(queries.days(ad)),
        ]),
  ]);
  return null;
}
