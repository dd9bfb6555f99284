import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import type { Section } from '../section.ts';
import { availabilityAcross } from './availability.ts';
import { callsOverHttp } from './calls.ts';
import { freeSlotsPerSecond } from './free-slots.ts';
import { openMeasuredApi } from './measured-api.ts';
import { policyLayer } from './policy-layer.ts';
import { racingBookings } from './racing-bookings.ts';
import { searchBySize, sizes } from './search.ts';

/** Everything about the API that is measured; a PostgreSQL server of its own is started and dropped. */
export async function measureApi(): Promise<Section[]> {
  const sections: Section[] = [freeSlotsPerSecond()];
  const postgres = await temporaryPostgres();
  try {
    const small = await openMeasuredApi(postgres.url);
    try {
      sections.push(await availabilityAcross(small, 10_000), await racingBookings(small));
    } finally {
      await small.close();
    }
    const growing = await openMeasuredApi(postgres.url);
    try {
      const largest = sizes.at(-1) ?? 0;
      sections.push(...(await searchBySize(growing)), await policyLayer(growing, largest));
      sections.push(await callsOverHttp(growing, largest));
    } finally {
      await growing.close();
    }
  } finally {
    await postgres.stop();
  }
  const embedded = await openMeasuredApi();
  try {
    await embedded.grow(2000);
    sections.push(await callsOverHttp(embedded, 2000));
  } finally {
    await embedded.close();
  }
  return sections;
}
