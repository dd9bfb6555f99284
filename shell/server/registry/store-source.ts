import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readOnce } from '../pages/read-once.ts';

export interface RegistryText {
  readonly revision: string;
  readonly text: string | undefined;
  /** The store did not answer: what is cached is all there is. */
  readonly isUnreachable?: boolean;
}

/** Where the server reads the remote store: a local directory, or the URL of a bucket. */
export interface StoreSource {
  /** The registry’s text and a revision revision; no text when the revision is still `known`. */
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

const integrityOf = (content: string | Buffer): string =>
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
async function checkServerBuild(
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

const versionOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** The store in a local directory, which this server also serves to browsers. */
export function directorySource(directory: string): StoreSource {
  const checked = readOnce((version: string, integrityOfRecord: string | undefined) =>
    checkServerBuild(version, (file) => readFile(join(directory, version, file)), integrityOfRecord),
  );
  return {
    registry: async (known) => {
      const file = join(directory, 'registry.json');
      // Each change replaces the file; its time alone would not distinguish two changes of the same moment.
      const { mtimeMs, ino, size } = await stat(file);
      const revision = [mtimeMs, ino, size].join();
      return { revision, text: revision === known ? undefined : await readFile(file, 'utf8') };
    },
    text: (path) => readFile(join(directory, path), 'utf8'),
    module: async (path, integrityOfRecord) => {
      await checked(versionOf(path), integrityOfRecord);
      return join(directory, path);
    },
    toBrowser: (path) => `${storePrefix}${path}`,
  };
}

/** Timeout of one request to the store, in ms. */
const timeout = 2_000;
/** How long a registry answer is fresh, in ms: the longest delay of a release. */
const freshFor = 1_000;

/** The same while the store is known to be unreachable or has not answered yet: a page is waiting. */
const shortTimeout = 300;

const ask = async (address: string, headers: Record<string, string> = {}, time = timeout): Promise<Response> => {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(time) });
  if (!answer.ok && answer.status !== 304) throw new Error(`${address} answered ${answer.status}`);
  return answer;
};

/**
 * The store at a URL. Browsers fetch from it directly; server builds are copied into `cache` once per version, each
 * file checked against its integrity before any of it runs.
 */
export function httpSource(base: string, cache: string): StoreSource {
  let last: { readonly revision: string; readonly text: string } | undefined;
  let asked = 0;
  let asking: Promise<unknown> | undefined;
  /** Why the last request failed. While set, pages do not wait and the registry is fetched in the background. */
  let problem: { readonly error: unknown; isSaid: boolean } | undefined;

  const revalidate = async (): Promise<{ revision: string; text: string }> => {
    const answer = await ask(`${base}/registry.json`, last === undefined ? {} : { 'if-none-match': last.revision });
    if (answer.status === 304 && last !== undefined) return last;
    const text = await answer.text();
    return { revision: answer.headers.get('etag') ?? createHash('sha256').update(text).digest('base64url'), text };
  };

  const renew = async (): Promise<void> => {
    asked = Date.now();
    try {
      last = await revalidate();
      problem = undefined;
    } catch (error) {
      problem = { error, isSaid: false };
      setTimeout(() => void (asking ??= renew()), freshFor).unref();
    } finally {
      asking = undefined;
    }
  };

  const askForFile = (path: string): Promise<Response> =>
    ask(`${base}/${path}`, {}, last === undefined || problem !== undefined ? shortTimeout : timeout);

  /**
   * Manifests and sheets are cached on disk like server builds, so that a start without the store still renders pages.
   */
  const keptText = async (path: string, integrity: string): Promise<string> => {
    const file = join(cache, 'files', path);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before !== undefined && integrityOf(before) === integrity) return before;
    const body = await (await askForFile(path)).text();
    // A mismatch is rejected by the caller and not cached.
    if (integrityOf(body) === integrity) await replaceFile(file, body).catch(() => undefined);
    return body;
  };

  const copy = async (version: string, integrityOfRecord?: string): Promise<void> => {
    const target = join(cache, version);
    if (existsSync(target)) return;
    const temporary = `${target}.${process.pid}`;
    const read = async (file: string): Promise<Buffer> =>
      Buffer.from(await (await askForFile(`${version}/${file}`)).arrayBuffer());
    await checkServerBuild(version, read, integrityOfRecord, async (file, bytes) => {
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file), bytes);
    });
    await rename(temporary, target).catch(async (error: unknown) => {
      await rm(temporary, { recursive: true, force: true });
      // Another process on this machine was first.
      if (!existsSync(target)) throw error;
    });
  };

  const copied = readOnce(copy);

  return {
    registry: async (known) => {
      if (problem === undefined && (last === undefined || (asking === undefined && Date.now() - asked > freshFor)))
        await (asking ??= renew());
      if (problem?.isSaid === false) {
        problem.isSaid = true;
        throw problem.error;
      }
      const isUnreachable = problem !== undefined;
      if (last === undefined || last.revision === known)
        return { revision: last?.revision ?? known ?? '', text: undefined, isUnreachable };
      return { ...last, isUnreachable };
    },
    text: async (path, integrity) =>
      integrity === undefined ? (await askForFile(path)).text() : keptText(path, integrity),
    module: async (path, integrityOfRecord) => {
      await copied(versionOf(path), integrityOfRecord);
      return join(cache, path);
    },
    toBrowser: (path) => `${base}/${path}`,
  };
}
