import type { HttpClient } from 'shared-contracts/platform/http-client';
import { absence, type Absence } from 'shared-contracts/schemas/absence';
import { oneOf } from 'shared-contracts/schemas/wire';
import { array } from 'valibot';

const answer = oneOf(array(absence));

/** When a professional is away and who stands in, from today on. */
export const listAbsences = async (
  http: HttpClient,
  professionalId: string,
  signal?: AbortSignal,
): Promise<readonly Absence[]> => (await http.request('GET', `/absences/${professionalId}`, answer, { signal })).data;
