import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const FOLDER = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/**
 * A folder in memory, else the temporary folder: a database has 1,300 files that are copied, written and removed for
 * each test file. On a disk that took as long as the tests themselves (PGlite), or a second each (PostgreSQL; 0.05 s
 * here).
 */
export function memoryFolder(): string {
  if (!existsSync(FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(FOLDER);
  return Math.min(bavail * bsize, freemem()) > ROOM ? FOLDER : tmpdir();
}
