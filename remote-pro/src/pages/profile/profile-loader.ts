import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';

/** Prefetches the professional with their consultations and hours; starts with what only a notice or a new consultation needs. */
export async function profileLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = practiceQueries(platform.http);
  void client.prefetchQuery(queries.documents());
  void client.prefetchQuery(queries.suggestions());
  await Promise.all([
    client.fetchQuery(queries.professional()),
    client.fetchQuery(queries.consultations()),
    client.fetchQuery(queries.rules()),
  ]);
  return null;
}
