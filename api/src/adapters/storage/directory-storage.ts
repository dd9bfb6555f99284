import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** The embedded default: files in one local directory, written to a temporary name, synced, then renamed. */
export function createDirectoryStorage(directory: string): Storage {
  const placeOf = (key: string) => join(directory, key);
  const partOf = (key: string) => join(directory, `${key}.part`);
  return {
    async put(key, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        await writeThrough(partOf(key), bytes);
        await rename(partOf(key), placeOf(key));
      } catch (error) {
        await rm(partOf(key), { force: true });
        throw error;
      }
      await syncDirectory(directory);
    },
    async read(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      for (const path of [partOf(key), placeOf(key)]) await rm(path, { force: true });
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the directory, so that the name survives a power cut too. Windows cannot open directories and writes names at once. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
