import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeRemote } from '../build/build-remote.ts';

/** Writes a registry that names the remotes where their dev servers are. */
export async function writeDevRegistry(directory: string, origins: Readonly<Record<string, string>>): Promise<void> {
  const remotes = Object.entries(origins).map(([workspace, origin]) => ({
    ...describeRemote(workspace),
    version: 'dev',
    manifest: `${origin}/manifest.json`,
    server: null,
    integrity: {},
  }));
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'registry.json'), JSON.stringify({ schema: 1, remotes }, null, 2));
}
