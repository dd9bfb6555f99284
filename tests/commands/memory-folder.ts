import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const FOLDER = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/**
 * A folder that is kept in memory, else the usual one for what is temporary: a database of 1,300 files is copied, written and removed for
 * each file of tests, which cost as much on a disk as the tests themselves (the embedded one) or a second each (PostgreSQL's: 0.05 s here).
 */
export function memoryFolder(): string {
  if (!existsSync(FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(FOLDER);
  return Math.min(bavail * bsize, freemem()) > ROOM ? FOLDER : tmpdir();
}
