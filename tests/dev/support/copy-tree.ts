import { cp, lstat, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Generated files. */
const made = new Set(['.git', '.cache', '.data', '.types', 'coverage', 'dist', 'node_modules', 'test-results']);

/** Copies the repository's sources to a temporary folder, with the packages of the original. Returns the folder. */
export async function copyTree(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'nimbia-dev-'));
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !made.has(name));
  for (const { name } of entries)
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (path) => !made.has(basename(path)) });
  for (const folder of ['.', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)])
    await linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

/** npm's links to workspaces point to their copies, all other packages to the installed ones. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to);
  for (const name of names) {
    const path = join(from, name);
    const isLink = (await lstat(path)).isSymbolicLink();
    await symlink(isLink ? await readlink(path) : path, join(to, name));
  }
}
