import { unknown } from 'valibot';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ChangePasswordInput } from 'shared-contracts/schemas/session';
import type { Problem } from 'shared-contracts/schemas/wire';

/** Changes the password of the signed-in user; returns the problem, or null on success. */
export async function changePassword(
  { http, toast }: Platform,
  input: ChangePasswordInput,
  doneText: string,
): Promise<Problem | null> {
  try {
    await http.request('POST', '/auth/change-password', unknown(), { body: input });
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  toast.success(doneText);
  return null;
}
