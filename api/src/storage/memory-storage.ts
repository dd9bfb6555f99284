import type { Storage } from './storage.ts';

/** Lives as long as the process, like the database of `DATA_DIR=memory://` beside it. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      files.set(key, bytes);
    },
    async read(key) {
      return files.get(key);
    },
    async remove(key) {
      files.delete(key);
    },
  };
}
