import type { LoaderFunction } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { noneUnlessCancelled } from './none-unless-cancelled.ts';
import { practiceQueries } from './practice-queries.ts';

/** A loader beside which the practice is fetched, by whose clocks the page shows times. The page does without it. */
export const withPractice =
  (load: LoaderFunction): LoaderFunction =>
  async (args) => {
    const platform = platformOf(args);
    const practice = practiceQueries(platform.http).professional();
    const [loaded] = await Promise.all([
      load(args),
      areaQueryClient(platform).ensureQueryData(practice).catch(noneUnlessCancelled),
    ]);
    return loaded;
  };
