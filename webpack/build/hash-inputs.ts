import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';

const lockfile = v.object({ packages: v.record(v.string(), v.looseObject({ link: v.optional(v.boolean()) })) });

const isInput = (path: string): boolean =>
  !/(^|\/)(node_modules|\.types|dist)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/.test(path);

const filesUnder = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => isInput(relative(root, file)));

/** What every build reads beside the sources of its own workspace. */
export const commonInputs = [
  'shared-contracts/src',
  // What a package exports, and which of its files have side effects, decides what is left out of a bundle.
  'shared-contracts/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
  'webpack/build',
  'webpack/config',
  'webpack/plugins',
  'webpack/runtime',
  'webpack/shared-modules.ts',
];

/** What is installed, which is all of the lockfile but the workspaces: a remote that was just made makes no other build stale. */
function installedPackages(): string {
  const { packages } = v.parse(lockfile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(installed);
}

/** Eight hexadecimal digits that change when anything changes that a build of these workspaces reads. */
export function hashInputs(workspaces: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = workspaces.flatMap((workspace) => filesUnder(join(root, workspace)));
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  hash.update(installedPackages());
  return hash.digest('hex').slice(0, 8);
}
