import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';

export interface RegistryText {
  readonly mark: string;
  readonly text: string | undefined;
}

/** Where the server reads the remote store: a directory of this machine, or the address under which a bucket is published. */
export interface StoreSource {
  /** The registry's text and a mark that changes when it does; no text when its mark is still the one that is known. */
  registry(known: string | undefined): Promise<RegistryText>;
  /** Text of a file of the store, by its path. */
  text(path: string): Promise<string>;
  /** A file of this machine that can be evaluated: the entry of a server build, its chunks beside it. */
  module(path: string): Promise<string>;
  /** Address that a browser uses for a path of the store. */
  toBrowser(path: string): string;
}

export const storePrefix = '/remotes/';

/** The store in a directory, which this server also serves to browsers. */
export const directorySource = (directory: string): StoreSource => ({
  registry: async (known) => {
    const file = join(directory, 'registry.json');
    const mark = String((await stat(file)).mtimeMs);
    return { mark, text: mark === known ? undefined : await readFile(file, 'utf8') };
  },
  text: (path) => readFile(join(directory, path), 'utf8'),
  module: async (path) => join(directory, path),
  toBrowser: (path) => `${storePrefix}${path}`,
});

/** Longest time that one request to the store may take, in ms. */
const patience = 2_000;
/** How long an answer about the registry holds, in ms: a release is live after that at the latest. */
const freshFor = 1_000;

/** `release.json` of a version, as far as it matters here: the integrity of each file of the server build. */
const record = v.object({ files: v.record(v.string(), v.string()) });

const registryText = v.pipe(v.string(), v.parseJson(), registry);

const ask = async (address: string, headers: Record<string, string> = {}): Promise<Response> => {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (!answer.ok && answer.status !== 304) throw new Error(`${address} answered ${answer.status}`);
  return answer;
};

/**
 * The store at an address. Browsers fetch from there themselves; server builds are copied into `cache` once per version, each file checked
 * against its integrity before any of it runs.
 */
export function httpSource(base: string, cache: string): StoreSource {
  const kept = join(cache, 'registry.json');
  let last: { readonly mark: string; readonly text: string } | undefined;
  let asked = 0;
  const copies = new Map<string, Promise<void>>();

  const keep = async (text: string): Promise<void> => {
    await mkdir(cache, { recursive: true });
    await writeFile(`${kept}.${process.pid}`, text);
    await rename(`${kept}.${process.pid}`, kept);
  };

  const revalidate = async (): Promise<{ mark: string; text: string }> => {
    const answer = await ask(`${base}/registry.json`, last === undefined ? {} : { 'if-none-match': last.mark });
    if (answer.status === 304 && last !== undefined) return last;
    const text = await answer.text();
    // Whoever reads a bad one refuses it; what is kept for the next start stays the last good one.
    if (v.is(registryText, text)) await keep(text);
    else if (last === undefined) throw new Error(`${base}/registry.json is no registry`);
    return { mark: answer.headers.get('etag') ?? createHash('sha256').update(text).digest('base64url'), text };
  };

  /** A server that starts while the store is away works with what it knew when it was stopped. */
  const fromBefore = async (error: unknown): Promise<{ mark: string; text: string }> => {
    if (last !== undefined || !existsSync(kept)) throw error;
    return { mark: 'from before', text: await readFile(kept, 'utf8') };
  };

  const copy = async (version: string): Promise<void> => {
    const target = join(cache, version);
    if (existsSync(target)) return;
    const temporary = `${target}.${process.pid}`;
    const { files } = v.parse(record, await (await ask(`${base}/${version}/release.json`)).json());
    for (const [file, integrity] of Object.entries(files)) {
      if (!file.startsWith('server/') || file.includes('..')) continue;
      const bytes = Buffer.from(await (await ask(`${base}/${version}/${file}`)).arrayBuffer());
      if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
        throw new Error(`${base}/${version}/${file} is not the file that was released`);
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file), bytes);
    }
    await rename(temporary, target).catch(async (error: unknown) => {
      await rm(temporary, { recursive: true, force: true });
      // Another process of this machine was first.
      if (!existsSync(target)) throw error;
    });
  };

  return {
    registry: async (known) => {
      if (last === undefined || Date.now() - asked > freshFor) {
        asked = Date.now();
        last = await revalidate().catch(fromBefore);
      }
      return last.mark === known ? { mark: last.mark, text: undefined } : last;
    },
    text: async (path) => (await ask(`${base}/${path}`)).text(),
    module: async (path) => {
      const version = path.split('/').slice(0, 2).join('/');
      const running = copies.get(version) ?? copy(version);
      copies.set(version, running);
      running.catch(() => copies.delete(version));
      await running;
      return join(cache, path);
    },
    toBrowser: (path) => `${base}/${path}`,
  };
}
