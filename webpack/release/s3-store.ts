import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Registry } from 'shared-contracts/remote/registry';
import { filesOfBuild, integrityOf, recordFile } from './build-record.ts';
import { parseRegistry } from './parse-registry.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const deadlineMs = 20_000;
/** Attempts at a registry change when others write at the same time. */
const tries = 20;
/** Concurrent uploads. */
const maxConcurrent = 8;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const typeOf = (path: string): string => contentTypes[extname(path)] ?? 'application/octet-stream';

/**
 * The store in a bucket of an S3-compatible service that knows conditional writes (`If-Match`, `If-None-Match`), by which two releases
 * at once both land. Addressed by path (`endpoint/bucket/key`), which all of them understand.
 */
export function createS3Store({ endpoint, bucket, ...keys }: S3Settings): ReleaseStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const base = `${endpoint}/${bucket}`;

  /** Returns the response; only an unexpected status is an error. */
  const call = async (
    method: string,
    address: string,
    init: RequestInit,
    expected: readonly number[],
  ): Promise<Response> => {
    const asked = client.fetch(address, { method, signal: AbortSignal.timeout(deadlineMs), ...init });
    const answer = await asked.catch((error: unknown) => {
      throw new ReleaseError(`${base} does not answer to ${method}.`, { cause: error });
    });
    if (answer.ok || expected.includes(answer.status)) return answer;
    throw new ReleaseError(`${base} answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`);
  };
  const get = async (path: string): Promise<Response | undefined> => {
    const answer = await call('GET', `${base}/${path}`, {}, [404]);
    return answer.status === 404 ? undefined : answer;
  };
  const send = (
    path: string,
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    expected: readonly number[] = [],
  ) => call('PUT', `${base}/${path}`, { body, headers: { 'content-type': typeOf(path), ...headers } }, expected);

  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const answer = await get(path);
    return answer === undefined ? undefined : new Uint8Array(await answer.arrayBuffer());
  };

  /** The first writer wins: the upload is verified before the registry changes. */
  const putOnce = (path: string, body: Uint8Array<ArrayBuffer>) =>
    send(path, body, { 'cache-control': 'public, max-age=31536000, immutable', 'if-none-match': '*' }, [409, 412]);

  const put = async (path: string, directory: string): Promise<void> => {
    const record = await readFile(join(directory, recordFile));
    const there = await read(`${path}/${recordFile}`);
    if (there !== undefined && integrityOf(there) !== integrityOf(record))
      throw new ReleaseError(`${path} is there already with other files: a version is released once, give it another.`);
    if (there !== undefined) return;
    const files = await filesOfBuild(directory);
    for (let start = 0; start < files.length; start += maxConcurrent)
      await Promise.all(
        files
          .slice(start, start + maxConcurrent)
          .map(async (file) => putOnce(`${path}/${file}`, new Uint8Array(await readFile(join(directory, file))))),
      );
    // Last: its presence marks a complete version.
    await putOnce(`${path}/${recordFile}`, new Uint8Array(record));
  };

  const list = async (path: string): Promise<readonly string[]> => {
    const keysOf = async (token: string | undefined): Promise<string[]> => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${path}/` });
      if (token !== undefined) query.set('continuation-token', token);
      const text = await (await call('GET', `${base}?${query.toString()}`, {}, [])).text();
      const keys_ = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
      const next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      return next === undefined ? keys_ : [...keys_, ...(await keysOf(next))];
    };
    return keysOf(undefined);
  };

  const change = async (how: (registry: Registry) => Registry): Promise<Registry> => {
    let sent: Uint8Array | undefined;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const answer = await get('registry.json');
      const bytes = answer === undefined ? undefined : new Uint8Array(await answer.arrayBuffer());
      // The write succeeded but its response was lost: the retry met its own change.
      if (sent !== undefined && bytes !== undefined && Buffer.compare(sent, bytes) === 0)
        return parseRegistry(bytes, `${base}/registry.json`);
      const next = how(parseRegistry(bytes, `${base}/registry.json`));
      const tag = answer?.headers.get('etag');
      const condition: Record<string, string> = tag == null ? { 'if-none-match': '*' } : { 'if-match': tag };
      const body = new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`);
      // 409: concurrent conditional writes; 412: somebody else was first.
      sent = body;
      const written = await send('registry.json', body, { 'cache-control': 'no-cache', ...condition }, [409, 412]);
      if (written.ok) return next;
      await sleep(50 * (1 + Math.random()) * (1 + attempt));
    }
    throw new ReleaseError(`${base}/registry.json was changed by others ${tries} times in a row; try again.`);
  };

  return {
    name: base,
    put,
    read,
    list,
    remove: async (path) => {
      // The record first: without it the version is incomplete.
      const files = [...(await list(path))].sort((a) => (a.endsWith(`/${recordFile}`) ? -1 : 1));
      for (const file of files) await call('DELETE', `${base}/${file}`, {}, [404]);
    },
    registry: async () => parseRegistry(await read('registry.json'), `${base}/registry.json`),
    change,
  };
}
