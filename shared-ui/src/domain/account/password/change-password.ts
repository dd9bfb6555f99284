import { unknown } from 'valibot';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ChangePasswordInput } from 'shared-contracts/schemas/new-password';
import type { Problem } from 'shared-contracts/schemas/wire';
import type { Proving } from '../../second-step/use-proof.tsx';

/** Changes the password of the signed-in user, with the second step where it is on; returns the problem, or null on success. */
export async function changePassword(
  { http, toast }: Platform,
  input: ChangePasswordInput,
  { doneText, withProof }: { readonly doneText: string } & Pick<Proving, 'withProof'>,
): Promise<Problem | null> {
  try {
    await withProof(() => http.request('POST', '/auth/change-password', unknown(), { body: input }));
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  toast.success(doneText);
  return null;
}
