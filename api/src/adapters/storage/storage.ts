/** Where uploaded files lie. Keys are our own names; what a key may be is checked where keys come in. */
export interface Storage {
  /** Atomic: readers never see a partial file, even after an interruption. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when the file does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Includes remains of an aborted `put`. Idempotent. */
  remove(key: string): Promise<void>;
}
