import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';

const lockfile = v.object({ packages: v.record(v.string(), v.looseObject({ link: v.optional(v.boolean()) })) });

const filesIn = (folder: string): string[] => (existsSync(folder) ? filesUnder(folder) : []);

const filesUnder = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));

/** What every build reads beside its own sources. */
export const commonInputs = [
  // What a package exports, and which of its files have side effects, decides what is left out of a bundle.
  'shared-contracts/package.json',
  'shared-ui/package.json',
  'webpack/build',
  'webpack/config',
  'webpack/plugins',
  'webpack/runtime',
  'webpack/shared-modules.ts',
];

/** Types are gone before webpack sees an import. */
const typeImports = /^(?:import|export) type [^'";]*'[^']*';$/gm;
/** Whatever looks like an import of ours: too many cost nothing, and one that is overlooked fails the build (`run-webpack.ts`). */
const ownImports =
  /(?:\bfrom|\bimport|\()\s*(?:\/\*[^*]*\*\/\s*)?['"`]?((?:\.{1,2}|shared-contracts|shared-ui)\/[^'"`()\s]+)/g;

/** The files that paths lead to, by the `exports` of packages too; what only looked like a path leads nowhere. */
function resolveFrom(file: string, paths: readonly string[]): string[] {
  const { resolve } = createRequire(file);
  return paths.flatMap((path) => {
    // `./locales/${language}/${file}.json`: webpack takes all that it may be.
    const [folder = '', ...variables] = path.split('${');
    if (variables.length > 0) return filesIn(join(dirname(file), folder));
    try {
      return resolve(path);
    } catch {
      return [];
    }
  });
}

/** The `package.json` files above a file: one that is new changes how webpack reads it. */
const descriptionsOf = (file: string): string[] => {
  const folder = dirname(file);
  if (folder === root || !folder.startsWith(root)) return [];
  const description = join(folder, 'package.json');
  return [...(existsSync(description) ? [description] : []), ...descriptionsOf(folder)];
};

/**
 * The files of this checkout that a build reads: these, and what they import, directly or through others.
 * @param paths files and folders, relative to the root
 * @param provided modules that the build takes from the shell
 */
export function inputsOf(paths: readonly string[], provided: readonly string[] = []): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || /[\\/]node_modules[\\/]/.test(file)) return;
    found.add(file);
    if (!/\.(?:tsx?|css)$/.test(file)) return;
    const text = readFileSync(file, 'utf8').replace(typeImports, '');
    const paths = [...text.matchAll(ownImports)].map(([, path = '']) => path);
    resolveFrom(
      file,
      paths.filter((path) => !provided.includes(path)),
    ).forEach(follow);
    descriptionsOf(file).forEach(follow);
  };
  for (const path of [...paths, ...commonInputs]) filesUnder(join(root, path)).forEach(follow);
  return found;
}

/** What is installed, which is all of the lockfile but the workspaces: a remote that was just made makes no other build stale. */
function installedPackages(): string {
  const { packages } = v.parse(lockfile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(installed);
}

/**
 * Eight hexadecimal digits that change when anything changes that a build reads.
 * @param settings of the build that stand in none of its files
 */
export function hashInputs(inputs: ReadonlySet<string>, settings: unknown = null): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  for (const file of [...inputs].sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  hash.update(installedPackages());
  return hash.digest('hex').slice(0, 8);
}
