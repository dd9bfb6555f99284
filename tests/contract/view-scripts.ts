import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { shellDist } from '../../webpack/paths.ts';
import { testStore } from '../commands/test-store.ts';
import { readLiveRegistry } from './load-remote.ts';

/** A script, and its bytes as gzip (level 9). */
export interface Script {
  readonly file: string;
  readonly bytes: number;
}

const weigh = (file: string, directory: string): Script => ({
  file,
  bytes: gzipSync(readFileSync(join(directory, file)), { level: 9 }).length,
});

export const sumOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
export const namesOf = (scripts: readonly Script[]): string =>
  scripts.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The scripts that the shell itself executes first. */
export function shellScripts(): readonly Script[] {
  const { entry } = v.parse(v.object({ entry: v.array(v.string()) }), json(join(shellDist, 'files.json')));
  const main = entry.find((file) => file.endsWith('.js'));
  assert.ok(main);
  return [weigh(main, join(shellDist, 'browser'))];
}

/** A built remote with its manifest. */
export function builtRemote(name: string) {
  const owner = readLiveRegistry().remotes.find((remote) => remote.name === name);
  assert.ok(owner);
  const directory = join(testStore, owner.name, owner.version);
  const manifest = v.parse(remoteManifest, json(join(directory, 'manifest.json')));
  return { owner, manifest, weigh: (files: readonly string[]) => files.map((file) => weigh(file, directory)) };
}

export const remoteNames = (): string[] => readLiveRegistry().remotes.map(({ name }) => name);

/** A route, and what its remote loads for it: entry, exposed module, layout and page. */
export function viewOf(pattern: string) {
  const name = readLiveRegistry().remotes.find(({ routes }) => routes.some((route) => route.pattern === pattern))?.name;
  assert.ok(name);
  const remote = builtRemote(name);
  const page = remote.owner.routes.find((route) => route.pattern === pattern);
  assert.ok(page?.chunk);
  const { manifest } = remote;
  const chunks = [page.chunk, ...(page.layout === null ? [] : [`layout-${page.layout}`])];
  const parts = [manifest.exposed, ...chunks.flatMap((chunk) => manifest.chunks[chunk] ?? [])];
  const files = [...new Set([manifest.entry, ...parts.flatMap(({ js }) => js)])];
  return { ...remote, page, chunks, parts, scripts: remote.weigh(files) };
}
