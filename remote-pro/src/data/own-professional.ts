import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { ownProfessional, type OwnProfessional, type ProfessionalInput } from 'shared-contracts/schemas/professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

const answer = pageOf(ownProfessional);

/** The calling professional, including private fields. @throws ProblemError */
export async function getOwnProfessional(http: HttpClient, signal?: AbortSignal): Promise<OwnProfessional> {
  const { data } = await http.request('POST', '/pro/get-all/professionals', answer, { body: { limit: 1 }, signal });
  const [own] = data;
  if (!own) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
  return own;
}

/** Updates fields of the profile. @throws ProblemError */
export const updateOwnProfessional = (
  http: HttpClient,
  id: string,
  change: Partial<ProfessionalInput>,
): Promise<unknown> => http.request('PUT', `/base/professionals/update/${id}`, unknown(), { body: change });
