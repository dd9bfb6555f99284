import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOnce } from './read-once.ts';
import { checkServerBuild, integrityOf, replaceFile, versionOf, type StoreSource } from './store-source.ts';

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
