import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';
import { filesIn, importedFiles } from './imported-files.ts';

const lockfile = v.object({ packages: v.record(v.string(), v.looseObject({ link: v.optional(v.boolean()) })) });

const filesUnder = (path: string): string[] => (statSync(path).isFile() ? [path] : filesIn(path));

/** Inputs of every build, besides its own sources. */
export const commonInputs = [
  // `exports` and `sideEffects` of a package decide what tree shaking removes.
  'shared-contracts/package.json',
  'shared-ui/package.json',
  'webpack/build',
  'webpack/config',
  'webpack/plugins',
  'webpack/runtime',
  'webpack/shared-modules.ts',
];

/** The `package.json` files above a file: they change how webpack treats it. */
const descriptionsOf = (file: string): string[] => {
  const folder = dirname(file);
  if (folder === root || !folder.startsWith(root)) return [];
  const description = join(folder, 'package.json');
  return [...(existsSync(description) ? [description] : []), ...descriptionsOf(folder)];
};

/**
 * The files of this checkout that a build reads: `paths` and their transitive imports.
 * @param paths files and folders, relative to the root
 * @param provided modules that the build takes from the shell
 */
export function inputsOf(paths: readonly string[], provided: readonly string[] = []): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || /[\\/]node_modules[\\/]/.test(file)) return;
    found.add(file);
    // Style sheets import nothing of ours: a build that finds one which does fails (`run-webpack.ts`).
    if (/\.tsx?$/.test(file)) importedFiles(file, provided).forEach(follow);
    descriptionsOf(file).forEach(follow);
  };
  for (const path of [...paths, ...commonInputs]) filesUnder(join(root, path)).forEach(follow);
  return found;
}

/** Installed packages: the lockfile without the workspaces, so that a new remote makes no other build stale. */
function installedPackages(): string {
  const { packages } = v.parse(lockfile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(installed);
}

/**
 * Hash of everything that a build reads, as eight hexadecimal digits.
 * @param settings build settings that are in none of its files
 */
export function hashInputs(inputs: ReadonlySet<string>, settings: unknown = null): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  for (const file of [...inputs].sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  hash.update(installedPackages());
  return hash.digest('hex').slice(0, 8);
}
