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

/** Type imports are erased before webpack sees them. */
const typeImports = /^(?:import|export) type [^'";]*'[^']*';$/gm;
/** Everything that looks like an import of ours: false positives cost nothing, a missed import fails the build (`run-webpack.ts`). */
const ownImports =
  /(?:\bfrom|\bimport|\()\s*(?:\/\*[^*]*\*\/\s*)?['"`]?((?:\.{1,2}|shared-contracts|shared-ui)\/[^'"`()\s]+)/g;

/** Resolves paths, also by the `exports` of packages; false positives resolve to nothing. */
function resolveFrom(file: string, paths: readonly string[]): string[] {
  const { resolve } = createRequire(file);
  return paths.flatMap((path) => {
    // `./locales/${language}/${file}.json`: webpack includes every file that may match.
    const [folder = '', ...variables] = path.split('${');
    if (variables.length > 0) return filesIn(join(dirname(file), folder));
    try {
      return resolve(path);
    } catch {
      return [];
    }
  });
}

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
