import type { HttpClient } from 'shared-contracts/platform/http-client';
import { professionalSlots, type ProfessionalSlots, type SlotsQuery } from 'shared-contracts/schemas/availability';
import { pageOf } from 'shared-contracts/schemas/wire';

const answer = pageOf(professionalSlots);

/** The free slots of the single professional in a query. @throws ProblemError */
export const findSlots = async (
  http: HttpClient,
  query: SlotsQuery,
  signal?: AbortSignal,
): Promise<ProfessionalSlots | undefined> =>
  (await http.request('POST', '/slots', answer, { body: query, signal })).data[0];
