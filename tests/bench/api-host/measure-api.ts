import { totalmem } from 'node:os';
import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import type { Section } from '../section.ts';
import { availabilityAcross } from './availability.ts';
import { LOADED, costBySize, sizes } from './cost-by-size.ts';
import { freeSlotsPerSecond } from './free-slots.ts';
import { openMeasuredApi } from './measured-api.ts';
import type { MeasuredApi } from './measured-api.ts';

/** What docs/operations.md tells to give a server of its own: PostgreSQL's defaults are those of a machine of 1996. */
const megabytes = Math.floor(totalmem() / 2 ** 20);
const asInProduction = [
  `shared_buffers=${Math.floor(megabytes / 4)}MB`,
  `effective_cache_size=${Math.floor(megabytes / 2)}MB`,
  'random_page_cost=1.1',
];

/** Everything about the API that is measured; a PostgreSQL server of its own is started and dropped. */
export async function measureApi(): Promise<Section[]> {
  const sections: Section[] = [freeSlotsPerSecond()];
  const postgres = await temporaryPostgres(asInProduction);
  try {
    sections.push(await during(postgres.url, (api) => availabilityAcross(api, 10_000)));
    sections.push(...(await during(postgres.url, (api) => costBySize(api, sizes))));
  } finally {
    await postgres.stop();
  }
  // A million are too many for the embedded database, which is for a developer's machine.
  const embedded = sizes.filter((size) => size <= LOADED);
  return [...sections, ...(await during(undefined, (api) => costBySize(api, embedded)))];
}

async function during<T>(server: string | undefined, work: (api: MeasuredApi) => Promise<T>): Promise<T> {
  const api = await openMeasuredApi(server);
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}
