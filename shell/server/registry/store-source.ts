import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

export interface RegistryText {
  readonly revision: string;
  readonly text: string | undefined;
  /** The store did not answer: what is cached is all there is. */
  readonly isUnreachable?: boolean;
}

/** Where the server reads the remote store: a local directory, or the URL of a bucket. */
export interface StoreSource {
  /** The registry’s text and its revision; no text when the revision is still `known`. */
  registry(known: string | undefined): Promise<RegistryText>;
  /** Text of a file of the store by its path; one with an integrity never changes. */
  text(path: string, integrity?: string): Promise<string>;
  /**
   * A local file that can be evaluated: the entry of a server build, beside its chunks. `integrityOfRecord` is that of
   * the version’s `release.json`.
   */
  module(path: string, integrityOfRecord?: string): Promise<string>;
  /** Browser URL of a path of the store. */
  toBrowser(path: string): string;
}

export const storePrefix = '/remotes/';

/** The part of a version’s `release.json` that is needed here: integrity by file of the server build. */
const record = v.object({ files: v.record(v.string(), v.string()) });

export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Replaces a file atomically: several pages may write it at once. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, text);
  await rename(part, file);
}

/** @throws Error when a file is not the one that was released; a developer’s own build has no integrity */
export function checkIntegrity(address: string, content: string | Buffer, integrity: string | undefined): void {
  if (integrity !== undefined && integrityOf(content) !== integrity)
    throw new Error(`${address} is not the file that was released`);
}

/**
 * Checks each file of a version’s server build against its integrity before any of it runs.
 * @param read bytes of a file of the version
 * @param use gets each file that passed
 * @throws Error when one is missing or not the one that was released
 */
export async function checkServerBuild(
  version: string,
  read: (file: string) => Promise<Buffer>,
  integrityOfRecord: string | undefined,
  use: (file: string, bytes: Buffer) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (integrityOfRecord === undefined)
    throw new Error(`the registry does not say what ${version}/release.json has to be`);
  const take = async (file: string, integrity: string | undefined): Promise<Buffer> => {
    const bytes = await read(file);
    checkIntegrity(`${version}/${file}`, bytes, integrity);
    return bytes;
  };
  const { files } = v.parse(record, JSON.parse((await take('release.json', integrityOfRecord)).toString()));
  for (const [file, integrity] of Object.entries(files))
    if (file.startsWith('server/') && !file.includes('..')) await use(file, await take(file, integrity));
}

export const versionOf = (path: string): string => path.split('/').slice(0, 2).join('/');
