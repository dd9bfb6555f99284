export interface WorkerOptions {
  /** Directory of the database. */
  readonly directory: string;
  /** Role that the session is opened as, once migrations have made it. */
  readonly sessionUser: string | undefined;
}
export type WorkerRequest =
  | { readonly kind: 'execute'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close' };
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
