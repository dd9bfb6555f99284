import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { ownProfessional, type OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { type ProfessionalInput } from 'shared-contracts/schemas/professional-input';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

const answer = pageOf(ownProfessional);
const row = oneOf(ownProfessional);

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

/** Ids of uploads; null removes a picture. */
export type PictureChange = Partial<Record<'profileImage' | 'logo', string | null>>;

/**
 * Updates fields of the profile while those of `expected` are as they were read. Returns the profile.
 * @throws ProblemError 409 CHANGED_MEANWHILE with the values that differ in `details.current`.
 */
export const saveProfile = async (
  http: HttpClient,
  id: string,
  change: Partial<ProfessionalInput> | PictureChange,
  expected: Partial<OwnProfessional>,
): Promise<OwnProfessional> =>
  (await http.request('PUT', `/base/professionals/update/${id}`, row, { body: { ...change, expected } })).data;
