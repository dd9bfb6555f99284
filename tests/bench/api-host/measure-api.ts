import { totalmem } from 'node:os';
import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import type { Section } from '../section.ts';
import { availabilityAcross } from './availability.ts';
import { LOADED, costBySize, sizes } from './cost-by-size.ts';
import { freeSlotsPerSecond } from './free-slots.ts';
import { openMeasuredApi } from './measured-api.ts';
import type { MeasuredApi } from './measured-api.ts';

/** The settings that docs/operations.md recommends for a dedicated server: PostgreSQL's defaults are very conservative. */
const megabytes = Math.floor(totalmem() / 2 ** 20);
const asInProduction = [
  `shared_buffers=${Math.floor(megabytes / 4)}MB`,
  `effective_cache_size=${Math.floor(megabytes / 2)}MB`,
  'random_page_cost=1.1',
];

/** All benchmarks of the API, on a temporary PostgreSQL server. */
export async function measureApi(): Promise<Section[]> {
  const sections: Section[] = [freeSlotsPerSecond()];
  const postgres = await temporaryPostgres(asInProduction);
  try {
    sections.push(await during(postgres.url, (api) => availabilityAcross(api, 10_000)));
    sections.push(...(await during(postgres.url, (api) => costBySize(api, sizes))));
  } finally {
    await postgres.stop();
  }
  // A million rows are too many for the embedded database, which is for development.
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
