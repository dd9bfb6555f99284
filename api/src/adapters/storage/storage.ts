/** Where uploaded files lie. Keys are our own random names; what a key may be is checked where keys come in. */
export interface Storage {
  /** All of the file or nothing: a reader never meets a part of it, whatever is cut off. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when the file does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Includes remains of an aborted `put`. Idempotent. */
  remove(key: string): Promise<void>;
}
