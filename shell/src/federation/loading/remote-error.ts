import { asLoadError, LoadError, type LoadStep } from './load-error.ts';
import type { Refusal } from '../registry/refusal.ts';

/** A remote that could not be loaded, was too slow, or does not fit; pages see it as a card in the remote's own slot. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  /** Set when none of its scripts may run, so that asking again would not help. */
  readonly refusal: Refusal | undefined;

  constructor(remote: string, message: string, { refusal, ...options }: ErrorOptions & { refusal?: Refusal } = {}) {
    super(`${remote}: ${message}`, options);
    this.remote = remote;
    this.refusal = refusal;
  }
}

/** An error as a remote's, with the step that failed as its cause. */
export function asRemoteError(remote: string, step: LoadStep, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const cause = asLoadError(step, error);
  return new RemoteError(remote, cause.message, { cause });
}

/** Why the remote behind an error was refused, when it was. */
const refusalOf = (error: unknown): Refusal | undefined => (error instanceof RemoteError ? error.refusal : undefined);

/** The step that failed, when that is what happened. */
export const loadErrorOf = (error: unknown): LoadError | undefined =>
  error instanceof RemoteError && error.cause instanceof LoadError ? error.cause : undefined;

/** Milliseconds after which a reason is looked for where no card has done it. */
const patience = 1_000;

/** Resolves when the reason of a failure is known: the card looks for it, or else this does, a moment later. */
export async function whenFound(error: unknown): Promise<void> {
  const failed = loadErrorOf(error);
  if (failed?.isOpen !== true) return;
  await new Promise((resolve) => setTimeout(resolve, patience));
  await failed.look();
}

/** What the card of an error says and offers: another try, or a new document where another try in this one cannot help. */
export type FailureKind = 'failed' | 'offline' | 'replaced' | Refusal;
export const failureKindOf = (error: unknown): FailureKind => {
  const failed = loadErrorOf(error);
  return refusalOf(error) ?? (failed?.reason === 'vanished' ? 'replaced' : failed?.isOffline ? 'offline' : 'failed');
};

/** What a record of a failure says beside the error. */
export function failureContext(remote: string, error: unknown): Readonly<Record<string, string>> {
  const cause = loadErrorOf(error);
  return cause === undefined ? { remote } : { remote, step: cause.step, reason: cause.reason };
}
