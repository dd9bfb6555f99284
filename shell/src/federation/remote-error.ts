/** A remote that could not be loaded, was too slow, or does not fit; pages see it as a card in the remote's own slot. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;

  constructor(remote: string, message: string, options?: ErrorOptions) {
    super(`${remote}: ${message}`, options);
    this.remote = remote;
  }
}
