import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings/start-error.ts';

export interface DataLock {
  release(): void;
}

/**
 * Two processes on one PGlite directory would silently corrupt it. SQLite's exclusive transaction is a file lock, which the
 * operating system releases when the process dies.
 *
 * @throws StartError when another process holds the directory.
 */
export function lockDataDirectory(dataDir: string): DataLock {
  const file = openLockFile(dataDir);
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new StartError(`The data directory ${dataDir} is in use by another Nimbia API; stop it or set DATA_DIR.`, {
      cause,
    });
  }
  return { release: () => file.close() };
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    return new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data directory ${dataDir} cannot be used (${why}); set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}
