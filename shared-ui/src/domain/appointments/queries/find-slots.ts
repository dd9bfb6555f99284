import type { HttpClient } from 'shared-contracts/platform/http-client';
import { professionalSlots, type ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { type SlotsQuery } from 'shared-contracts/schemas/slots-query';
import { pageOf } from 'shared-contracts/schemas/wire';

const answer = pageOf(professionalSlots);

/** Free slots of up to 20 professionals in one call. @throws ProblemError */
export async function fetchSlots(
  http: HttpClient,
  query: SlotsQuery,
  signal?: AbortSignal,
): Promise<readonly ProfessionalSlots[]> {
  const { data } = await http.request('POST', '/slots', answer, { body: query, signal });
  return data;
}

/** The free slots of the single professional in a query. @throws ProblemError */
export const findSlots = async (
  http: HttpClient,
  query: SlotsQuery,
  signal?: AbortSignal,
): Promise<ProfessionalSlots | undefined> => (await fetchSlots(http, query, signal))[0];
