import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Registry } from 'shared-contracts/remote/registry';
import { parseRegistry } from './parse-registry.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

/** Longest wait for another release to update the registry. */
const lockTimeoutMs = 10_000;

const filesUnder = async (directory: string): Promise<string[]> => {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const begin = (lock: DatabaseSync): void => {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    throw new ReleaseError('The registry is being changed by another command; try again.', { cause: error });
  }
};

/** A store in a local directory, from which the shell's server may serve. */
export function createDirectoryStore(directory: string): ReleaseStore {
  const registryFile = join(directory, 'registry.json');

  const read = async (path: string): Promise<Uint8Array | undefined> =>
    existsSync(join(directory, path)) ? readFile(join(directory, path)) : undefined;

  const registry = async (): Promise<Registry> => parseRegistry(await read('registry.json'), registryFile);

  const areSame = async (path: string, source: string): Promise<boolean> => {
    const files = await filesUnder(source);
    const there = await filesUnder(join(directory, path));
    if (files.length !== there.length) return false;
    const pairs = await Promise.all(
      files.map(async (file) => [await readFile(file), await read(join(path, relative(source, file)))] as const),
    );
    return pairs.every(([ours, theirs]) => theirs !== undefined && ours.equals(theirs));
  };

  const put = async (path: string, source: string): Promise<void> => {
    const target = join(directory, path);
    const temporary = `${target}.${process.pid}.part`;
    await mkdir(dirname(target), { recursive: true });
    await cp(source, temporary, { recursive: true });
    try {
      if (!existsSync(target)) return await rename(temporary, target);
    } catch (error) {
      // Created concurrently.
      if (!existsSync(target)) throw error;
    }
    await rm(temporary, { recursive: true, force: true });
    if (!(await areSame(path, source)))
      throw new ReleaseError(`${path} is there already with other files: a version is released once, give it another.`);
  };

  /** SQLite releases its file lock when the process ends, so a killed release blocks nobody. */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    await mkdir(directory, { recursive: true });
    const lock = new DatabaseSync(join(directory, 'registry.lock'), { timeout: lockTimeoutMs });
    try {
      begin(lock);
      return await work();
    } finally {
      lock.close();
    }
  };

  const change = (how: (registry: Registry) => Registry): Promise<Registry> =>
    alone(async () => {
      const next = how(await registry());
      await writeFile(`${registryFile}.part`, `${JSON.stringify(next, null, 2)}\n`);
      await rename(`${registryFile}.part`, registryFile);
      return next;
    });

  return {
    name: directory,
    put,
    read,
    list: async (path) => (await filesUnder(join(directory, path))).map((file) => relative(directory, file)),
    remove: (path) => rm(join(directory, path), { recursive: true, force: true }),
    registry,
    change,
  };
}
