import type { ZoneOf } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { noneUnlessCancelled } from './none-unless-cancelled.ts';
import { practiceQueries } from './practice-queries.ts';

/** A practice lives in its own zone; while that cannot be read, days are the device's, as `useReader` has them. */
export const practiceZone: ZoneOf = async (platform) => {
  const { professional } = practiceQueries(platform.http);
  const row = await areaQueryClient(platform).ensureQueryData(professional()).catch(noneUnlessCancelled);
  return row?.timeZone ?? readerOf(platform.locale).timeZone;
};
