import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from './practice-queries.ts';

/** Prefetches the calling professional. */
export async function professionalLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  await areaQueryClient(platform).fetchQuery(practiceQueries(platform.http).professional());
  return null;
}
