import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import type { Section } from '../section.ts';
import { availabilityAcross } from './availability.ts';
import { freeSlotsPerSecond } from './free-slots.ts';
import { openMeasuredApi } from './measured-api.ts';
import { policyLayer } from './policy-layer.ts';
import { racingBookings } from './racing-bookings.ts';
import { searchBySize } from './search.ts';

/** Everything about the API that is measured on PostgreSQL; a server of its own is started and dropped. */
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
      sections.push(...(await searchBySize(growing)), await policyLayer(growing));
    } finally {
      await growing.close();
    }
  } finally {
    await postgres.stop();
  }
  return sections;
}
