import { watchFile } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeRemote } from '../build/build-remote.ts';
import { root } from '../paths.ts';

/** Names the remotes where their dev servers are, and again whenever one describes itself anew. */
export async function keepDevRegistry(directory: string, origins: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(directory, { recursive: true });
  await write(directory, origins);
  const rewrite = () => write(directory, origins).catch((error: unknown) => console.error(error));
  for (const workspace of Object.keys(origins))
    watchFile(join(root, workspace, 'remote.json'), { interval: 500 }, () => void rewrite());
}

async function write(directory: string, origins: Readonly<Record<string, string>>): Promise<void> {
  const remotes = Object.entries(origins).map(([workspace, origin]) => {
    const { name, ...description } = describeRemote(workspace);
    const released = { ...description, manifest: `${origin}/manifest.json`, releasedAt: new Date().toISOString() };
    return { name, channels: { stable: 'dev' }, versions: { dev: released } };
  });
  const file = join(directory, 'registry.json');
  await writeFile(`${file}.new`, JSON.stringify({ schema: 2, remotes }, null, 2));
  // At once, because the shell's server reads it for each page.
  await rename(`${file}.new`, file);
}
