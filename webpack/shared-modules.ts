import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import semver from 'semver';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import * as v from 'valibot';
import { root } from './paths.ts';

/** The one table of what shell and remotes run a single copy of. `facade` names a module of the shell that stands for the package. */
interface SharedModule {
  readonly package: string;
  /** Path under the repository of the façade: sharing a whole package defeats tree-shaking, sharing the names in use does not. */
  readonly facade?: string;
}

const libraries: Record<string, SharedModule> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-router-dom': { package: 'react-router-dom', facade: 'shell/src/federation/facades/react-router-dom.ts' },
  'react-i18next': { package: 'react-i18next', facade: 'shell/src/federation/facades/react-i18next.ts' },
  jotai: { package: 'jotai' },
};

/** Every module of the platform holds a React context or an atom, so two copies of one would be two sessions. */
const platformModules = (): string[] =>
  readdirSync(join(root, 'shared-contracts/src/platform'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => `shared-contracts/platform/${file.replace(/\.tsx?$/, '')}`);

const packageSchema = v.object({ version: v.string() });

const versionOf = (packageName: string): string => {
  if (packageName === 'shared-contracts') return contractVersion;
  const file = findPackageJSON(packageName, join(root, 'shell/package.json'));
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  return v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
};

const table = (): Record<string, SharedModule> => ({
  ...libraries,
  ...Object.fromEntries(platformModules().map((name) => [name, { package: 'shared-contracts' }])),
});

/** The shell provides all of it eagerly: one script instead of eleven. */
export const sharedByShell = () =>
  Object.fromEntries(
    Object.entries(table()).map(([name, shared]) => {
      const version = versionOf(shared.package);
      const facade = shared.facade === undefined ? {} : { import: join(root, shared.facade) };
      return [
        name,
        { ...facade, shareKey: name, singleton: true, eager: true, version, requiredVersion: `^${version}` },
      ];
    }),
  );

/** One exact version is what a remote was built with, and stands for its major: a shell that is patched must not shut out every remote. */
const rangeOf = (wanted: string): string => (semver.valid(wanted) === null ? wanted : `^${semver.major(wanted)}.0.0`);

/**
 * A remote brings none of it along (`import: false`) and works with any minor version the shell runs, unless its `peerDependencies` (`peers`)
 * name another range. With a version outside it does not run at all.
 */
export const sharedByRemote = (peers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(table()).map(([name, shared]) => [
      name,
      {
        shareKey: name,
        singleton: true,
        import: false as const,
        strictVersion: true,
        requiredVersion: rangeOf(peers[name] ?? versionOf(shared.package)),
      },
    ]),
  );

/** Façades by package, for the check that a remote imports nothing the shell leaves out. */
export const facades = (): { name: string; file: string }[] =>
  Object.entries(libraries).flatMap(([name, shared]) =>
    shared.facade === undefined ? [] : [{ name, file: join(root, shared.facade) }],
  );
