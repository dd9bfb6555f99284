import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { root } from './paths.ts';

/**
 * A module of which shell and remotes share one copy. `facade` names the shell’s module that is shared in its place.
 */
interface SharedModule {
  readonly package: string;
  /** Path of the façade: a package that is shared whole cannot be tree-shaken. */
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

/** Platform modules hold React contexts and atoms: two copies would be two sessions. */
const platformModules = (): string[] =>
  readdirSync(join(root, 'shared-contracts/src/platform'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => `shared-contracts/platform/${file.replace(/\.tsx?$/, '')}`);

const packageSchema = v.object({ version: v.string() });

const versionOf = (packageName: string): string => {
  const file = findPackageJSON(packageName, join(root, 'shell/package.json'));
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  return v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
};

const table = (): Record<string, SharedModule> => ({
  ...libraries,
  ...Object.fromEntries(platformModules().map((name) => [name, { package: 'shared-contracts' }])),
});

/** The shell provides all of them eagerly, in one script. */
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

/** The exact version that a remote was built with, widened to its major: a patched shell must accept it. */
const rangeOf = (wanted: string): string => (semver.valid(wanted) === null ? wanted : `^${semver.major(wanted)}.0.0`);

/**
 * A remote bundles none of them (`import: false`) and accepts any minor version of the shell, unless its
 * `peerDependencies` (`peers`) have another range. It refuses to run with a version outside.
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

/** Façades by package, for the check that remotes import only what they export. */
export const facades = (): { name: string; file: string }[] =>
  Object.entries(libraries).flatMap(([name, shared]) =>
    shared.facade === undefined ? [] : [{ name, file: join(root, shared.facade) }],
  );
