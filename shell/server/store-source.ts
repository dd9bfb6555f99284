import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readOnce } from './read-once.ts';

export interface RegistryText {
  readonly mark: string;
  readonly text: string | undefined;
  /** Nothing could be asked: what is known is all there is. */
  readonly isAway?: boolean;
}

/** Where the server reads the remote store: a directory of this machine, or the address under which a bucket is published. */
export interface StoreSource {
  /** The registry's text and a mark that changes when it does; no text when its mark is still the one that is known. */
  registry(known: string | undefined): Promise<RegistryText>;
  /** Text of a file of the store, by its path; one with an integrity never changes. */
  text(path: string, integrity?: string): Promise<string>;
  /** A file of this machine that can be evaluated: the entry of a server build, its chunks beside it. `integrityOfRecord` is that of the version's `release.json`. */
  module(path: string, integrityOfRecord?: string): Promise<string>;
  /** Address that a browser uses for a path of the store. */
  toBrowser(path: string): string;
}

export const storePrefix = '/remotes/';

/** `release.json` of a version, as far as it matters here: the integrity of each file of the server build. */
const record = v.object({ files: v.record(v.string(), v.string()) });

const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Puts a text in the place of a file's in one piece: pages that come together each write it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, text);
  await rename(part, file);
}

/** @throws Error when a file is not the one that was released; a developer's own build says of none what it has to be */
export function checkIntegrity(address: string, content: string | Buffer, integrity: string | undefined): void {
  if (integrity !== undefined && integrityOf(content) !== integrity)
    throw new Error(`${address} is not the file that was released`);
}

/**
 * Looks at the server build of a version, each file checked against its integrity before any of it runs.
 * @param read bytes of a file of the version
 * @param use gets each file that is as it was released
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

/** The store in a directory, which this server also serves to browsers. */
export function directorySource(directory: string): StoreSource {
  const checked = readOnce((version: string, integrityOfRecord: string | undefined) =>
    checkServerBuild(version, (file) => readFile(join(directory, version, file)), integrityOfRecord),
  );
  return {
    registry: async (known) => {
      const file = join(directory, 'registry.json');
      // Each change puts another file in its place: its time alone would not tell two of the same moment apart.
      const { mtimeMs, ino, size } = await stat(file);
      const mark = [mtimeMs, ino, size].join();
      return { mark, text: mark === known ? undefined : await readFile(file, 'utf8') };
    },
    text: (path) => readFile(join(directory, path), 'utf8'),
    module: async (path, integrityOfRecord) => {
      await checked(versionOf(path), integrityOfRecord);
      return join(directory, path);
    },
    toBrowser: (path) => `${storePrefix}${path}`,
  };
}

/** Longest time that one request to the store may take, in ms. */
const patience = 2_000;
/** How long an answer about the registry holds, in ms: a release is live after that at the latest. */
const freshFor = 1_000;

/** The same while the store is known to be away, or has not answered since the start: a page waits for it. */
const littlePatience = 300;

const ask = async (address: string, headers: Record<string, string> = {}, time = patience): Promise<Response> => {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(time) });
  if (!answer.ok && answer.status !== 304) throw new Error(`${address} answered ${answer.status}`);
  return answer;
};

/**
 * The store at an address. Browsers fetch from there themselves; server builds are copied into `cache` once per version, each file checked
 * against its integrity before any of it runs.
 */
export function httpSource(base: string, cache: string): StoreSource {
  let last: { readonly mark: string; readonly text: string } | undefined;
  let asked = 0;
  let asking: Promise<unknown> | undefined;
  /** Why the last request failed. While there is one no page waits, and the registry is asked for beside them. */
  let trouble: { readonly error: unknown; isSaid: boolean } | undefined;

  const revalidate = async (): Promise<{ mark: string; text: string }> => {
    const answer = await ask(`${base}/registry.json`, last === undefined ? {} : { 'if-none-match': last.mark });
    if (answer.status === 304 && last !== undefined) return last;
    const text = await answer.text();
    return { mark: answer.headers.get('etag') ?? createHash('sha256').update(text).digest('base64url'), text };
  };

  const renew = async (): Promise<void> => {
    asked = Date.now();
    try {
      last = await revalidate();
      trouble = undefined;
    } catch (error) {
      trouble = { error, isSaid: false };
      setTimeout(() => void (asking ??= renew()), freshFor).unref();
    } finally {
      asking = undefined;
    }
  };

  const askForFile = (path: string): Promise<Response> =>
    ask(`${base}/${path}`, {}, last === undefined || trouble !== undefined ? littlePatience : patience);

  /** Manifests and sheets stay on the disk as server builds do, so that a server that starts while the store is away draws pages. */
  const keptText = async (path: string, integrity: string): Promise<string> => {
    const file = join(cache, 'files', path);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before !== undefined && integrityOf(before) === integrity) return before;
    const body = await (await askForFile(path)).text();
    // Another one is for the caller to refuse, and not kept.
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
      // Another process of this machine was first.
      if (!existsSync(target)) throw error;
    });
  };

  const copied = readOnce(copy);

  return {
    registry: async (known) => {
      if (trouble === undefined && (last === undefined || (asking === undefined && Date.now() - asked > freshFor)))
        await (asking ??= renew());
      if (trouble?.isSaid === false) {
        trouble.isSaid = true;
        throw trouble.error;
      }
      const isAway = trouble !== undefined;
      if (last === undefined || last.mark === known)
        return { mark: last?.mark ?? known ?? '', text: undefined, isAway };
      return { ...last, isAway };
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
