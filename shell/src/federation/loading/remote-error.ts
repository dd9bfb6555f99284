import { asLoadError, LoadError, type LoadStep } from './load-error.ts';
import type { Refusal } from '../registry/refusal.ts';

/** A remote that failed to load, was too slow, or does not fit; shown as a card in the remote’s slot. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  /** Set when it may not run, so that a retry cannot help. */
  readonly refusal: Refusal | undefined;

  constructor(remote: string, message: string, { refusal, ...options }: ErrorOptions & { refusal?: Refusal } = {}) {
    super(`${remote}: ${message}`, options);
    this.remote = remote;
    this.refusal = refusal;
  }
}

/** Wraps an error as a remote’s, with the failed step as its cause. */
export function asRemoteError(remote: string, step: LoadStep, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const cause = asLoadError(step, error);
  return new RemoteError(remote, cause.message, { cause });
}

/** Why the remote was refused, if it was. */
const refusalOf = (error: unknown): Refusal | undefined => (error instanceof RemoteError ? error.refusal : undefined);

/** The failed step, if one failed. */
export const loadErrorOf = (error: unknown): LoadError | undefined =>
  error instanceof RemoteError && error.cause instanceof LoadError ? error.cause : undefined;

/** Milliseconds after which a failure is diagnosed where no error card does it. */
const diagnosisDelay = 1_000;

/** Resolves when the reason of a failure is diagnosed. */
export async function whenDiagnosed(error: unknown): Promise<void> {
  const failed = loadErrorOf(error);
  if (failed?.isUndiagnosed !== true) return;
  await new Promise((resolve) => setTimeout(resolve, diagnosisDelay));
  await failed.diagnose();
}

/** What the error card says and offers: a retry, or a reload where a retry cannot help. */
export type FailureKind = 'failed' | 'offline' | 'replaced' | Refusal;
export const failureKindOf = (error: unknown): FailureKind => {
  const failed = loadErrorOf(error);
  return refusalOf(error) ?? (failed?.reason === 'vanished' ? 'replaced' : failed?.isOffline ? 'offline' : 'failed');
};

/** Telemetry context of a failure. */
export function failureContext(remote: string, error: unknown): Readonly<Record<string, string>> {
  const cause = loadErrorOf(error);
  return cause === undefined ? { remote } : { remote, step: cause.step, reason: cause.reason };
}
