import { watchFile } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote } from 'shared-contracts/remote/registry';
import { describeRemote, routesFile } from '../build/describe-remote.ts';

interface Built {
  readonly directory: string;
  readonly remotes: readonly RegisteredRemote[];
}

/**
 * Writes a registry with the remotes of `origins` at their dev servers and the `built` ones from a store, again whenever the routes of one
 * change.
 */
export async function keepDevRegistry(
  directory: string,
  origins: Readonly<Record<string, string>>,
  built: Built,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { name } of built.remotes) {
    await rm(join(directory, name), { recursive: true, force: true });
    await symlink(join(built.directory, name), join(directory, name), 'junction');
  }
  await write(directory, origins, built.remotes);
  const rewrite = () => write(directory, origins, built.remotes).catch((error: unknown) => console.error(error));
  for (const workspace of Object.keys(origins))
    watchFile(routesFile(workspace), { interval: 500 }, () => void rewrite());
}

async function write(
  directory: string,
  origins: Readonly<Record<string, string>>,
  built: readonly RegisteredRemote[],
): Promise<void> {
  const served = await Promise.all(
    Object.entries(origins).map(async ([workspace, origin]) => {
      const { name, ...description } = await describeRemote(workspace);
      const released = { ...description, manifest: `${origin}/manifest.json`, releasedAt: new Date().toISOString() };
      return { name, channels: { stable: 'dev' }, versions: { dev: released } };
    }),
  );
  const file = join(directory, 'registry.json');
  await writeFile(`${file}.new`, JSON.stringify({ schema: 2, remotes: [...served, ...built] }, null, 2));
  // Atomically, because the shell's server reads it for each page.
  await rename(`${file}.new`, file);
}
