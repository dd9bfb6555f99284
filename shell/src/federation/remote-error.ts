import type { Refusal } from './refusal.ts';

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

/** Why the remote behind an error was refused, when it was. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof RemoteError ? error.refusal : undefined;
