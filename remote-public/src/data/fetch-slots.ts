import type { HttpClient } from 'shared-contracts/platform/http-client';
import { professionalSlots, type ProfessionalSlots, type SlotsQuery } from 'shared-contracts/schemas/availability';
import { pageOf } from 'shared-contracts/schemas/wire';

const slotsAnswer = pageOf(professionalSlots);

/** Free slots of up to 20 professionals in one call. */
export async function fetchSlots(
  http: HttpClient,
  query: SlotsQuery,
  signal?: AbortSignal,
): Promise<readonly ProfessionalSlots[]> {
  const { data } = await http.request('POST', '/slots', slotsAnswer, { body: query, signal });
  return data;
}
