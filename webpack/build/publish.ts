import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import { registry, type Registry, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { storeDirectory } from '../paths.ts';

const registryFile = (): string => join(storeDirectory, 'registry.json');

/** The registry of the store, empty when there is none yet. Addresses in it are relative to it. */
export const readRegistry = (): Registry =>
  existsSync(registryFile())
    ? v.parse(registry, JSON.parse(readFileSync(registryFile(), 'utf8')))
    : { schema: 1, remotes: [] };

/**
 * Chunks that only one of the two knows, description or build: a typing error that would cost a round trip on each visit. A layout without
 * a chunk stands in the exposed module.
 */
const unknownChunks = (description: RemoteDescription, chunks: Readonly<Record<string, unknown>>): string[] => {
  const layouts = description.layouts.map((name) => `layout-${name}`);
  const pages = description.routes.flatMap(({ chunk }) => chunk ?? []);
  return [
    ...pages.filter((name) => !(name in chunks)),
    ...Object.keys(chunks).filter((name) => name.startsWith('layout-') && !layouts.includes(name)),
    ...Object.keys(description.words).filter((name) => ![...layouts, ...pages].includes(name)),
  ];
};

/** Names a version of a remote in the registry, at once for everybody who reads it. @throws Error when description and build disagree */
export async function publish(description: RemoteDescription, version: string): Promise<void> {
  const directory = `${description.name}/${version}`;
  const manifest = v.parse(
    remoteManifest,
    JSON.parse(readFileSync(join(storeDirectory, directory, 'manifest.json'), 'utf8')),
  );
  const unknown = unknownChunks(description, manifest.chunks);
  if (unknown.length > 0)
    throw new Error(
      `${description.name}: ${unknown.join(', ')} must be a page or layout of remote.json and a webpackChunkName of the remote`,
    );
  const executed = [manifest.entry, ...manifest.exposed.js];
  const entry = {
    ...description,
    version,
    manifest: `${directory}/manifest.json`,
    server: `${directory}/server/remote-entry.cjs`,
    integrity: Object.fromEntries(
      executed.flatMap((file) =>
        manifest.integrity[file] === undefined ? [] : [[`${directory}/${file}`, manifest.integrity[file]]],
      ),
    ),
  };
  const others = readRegistry().remotes.filter(({ name }) => name !== description.name);
  const next: Registry = { schema: 1, remotes: [...others, entry].sort((a, b) => a.name.localeCompare(b.name)) };
  const temporary = `${registryFile()}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(next, null, 2)}\n`);
  await rename(temporary, registryFile());
}
