import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

/** Result of a call that may have failed, serialisable from the server to the browser. */
export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode };

/** One failing call takes down its own part of the page, not the page. What is not the API's answer is thrown on. */
export async function settle<T>(work: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, code: error.code };
    throw error;
  }
}
