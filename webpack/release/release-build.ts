import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { ReleasedVersion } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { integrityOf, readBuildRecord, recordFile, type BuildRecord } from './build-record.ts';
import { checkBuild } from './check-build.ts';
import { release } from './registry-changes.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

export interface ReleaseOptions {
  /** Canary share in whole percent; undefined for a stable release. */
  readonly percentage?: number | undefined;
  /** Origin of the store for browsers when it is not the shell's server, e.g. `https://cdn.nimbia.example`. */
  readonly origin?: string | undefined;
  /** Origin of the site, which the store's CORS headers must allow; not checked when undefined. */
  readonly site?: string | undefined;
}

type Published = Pick<ReleaseOptions, 'origin' | 'site'>;

/** `fetch` has the reason in its error's cause; when several addresses failed, in the code of that cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/** Reads a published file back: from where browsers load it, else from the store. */
async function bytesThere(
  store: ReleaseStore,
  path: string,
  { origin, site }: Published,
): Promise<Uint8Array | string> {
  if (origin === undefined) return (await store.read(path)) ?? 'is not there';
  try {
    const answer = await fetch(`${origin}/${path}`, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      headers: site === undefined ? {} : { origin: site },
    });
    if (!answer.ok) return `answered ${answer.status}`;
    const isAllowed = ['*', site].includes(answer.headers.get('access-control-allow-origin') ?? '');
    if (site !== undefined && site !== new URL(origin).origin && !isAllowed)
      return `is not for pages of ${site}: its answer has no such Access-Control-Allow-Origin`;
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    return `does not answer (${causeOf(error)})`;
  }
}

async function checkUpload(
  store: ReleaseStore,
  path: string,
  { files }: BuildRecord,
  published: Published,
): Promise<string[]> {
  const checks = Object.entries(files).map(async ([file, integrity]) => {
    const bytes = await bytesThere(store, `${path}/${file}`, published);
    const address = `${published.origin ?? store.name}/${path}/${file}`;
    if (typeof bytes === 'string') return [`${address} ${bytes}`];
    return integrityOf(bytes) === integrity ? [] : [`${address} is not the file that was built`];
  });
  return (await Promise.all(checks)).flat();
}

/** Problems shown; an unreachable server would repeat the same one for every file. */
const shown = 5;

const refuse = (what: string, wrong: readonly string[]): void => {
  if (wrong.length === 0) return;
  const more = wrong.length > shown ? [`… and ${wrong.length - shown} more`] : [];
  const lines = [...wrong.slice(0, shown), ...more].map((line) => `\n  - ${line}`);
  throw new ReleaseError(`${what} is not released:${lines.join('')}`);
};

/** Registry data of a build. */
async function describe(
  directory: string,
  path: string,
  record: BuildRecord,
  origin?: string,
): Promise<ReleasedVersion> {
  const { name: _, ...description } = record.description;
  const manifest = v.parse(remoteManifest, JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
  const address = (file: string): string => (origin === undefined ? `${path}/${file}` : `${origin}/${path}/${file}`);
  // The record has the integrity of the server's files, the manifest that of the browser's.
  const recorded = integrityOf(await readFile(join(directory, recordFile)));
  const files: Readonly<Record<string, string>> = { ...record.files, [recordFile]: recorded };
  const executed = [recordFile, 'manifest.json', manifest.entry, ...manifest.exposed.js];
  return {
    ...description,
    manifest: address('manifest.json'),
    server: `${path}/server/remote-entry.cjs`,
    shared: record.shared,
    integrity: Object.fromEntries(
      executed.flatMap((file) => (files[file] === undefined ? [] : [[address(file), files[file]]])),
    ),
    releasedAt: new Date().toISOString(),
  };
}

/**
 * Releases a build: checks it, uploads it as an immutable version, verifies the upload, then updates the registry.
 * @throws ReleaseError with all problems; the registry is unchanged then
 */
export async function releaseBuild(
  store: ReleaseStore,
  directory: string,
  { percentage, origin, site }: ReleaseOptions = {},
): Promise<BuildRecord> {
  const record = await readBuildRecord(directory);
  const { description, version } = record;
  const what = `${description.name} ${version}`;
  const path = `${description.name}/${version}`;
  refuse(what, await checkBuild(directory, record));
  await store.put(path, directory);
  refuse(what, await checkUpload(store, path, record, { origin, site }));
  await store.change(release(description.name, version, await describe(directory, path, record, origin), percentage));
  return record;
}
