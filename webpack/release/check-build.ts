import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import {
  contractVersion,
  type RemoteModule,
  type RemoteRoute,
  type RouteHandle,
} from 'shared-contracts/remote/remote-module';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { sharedByShell } from '../shared-modules.ts';
import { filesOfBuild, integrityOf, type BuildRecord } from './build-record.ts';
import { checkStyles } from './check-styles.ts';
import { loadServerBuild } from './load-server-build.ts';
import { missingParts } from './missing-parts.ts';

/** Problems of a build, a sentence each; none when it may be released. */
export async function checkBuild(directory: string, record: BuildRecord): Promise<string[]> {
  const manifest = v.parse(remoteManifest, JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
  const wrong = [
    ...(await changedFiles(directory, record)),
    ...unguardedFiles(record, manifest),
    ...missingParts(record.description, manifest),
    ...foreignContract(record.description),
    ...missingShares(record),
  ];
  // Do not run code of a build that failed these checks.
  if (wrong.length > 0) return wrong;
  return [
    ...(await checkStyles(directory, Object.keys(record.files), record.description.name)),
    ...(await contractBreaks(directory, record.description)),
  ];
}

async function changedFiles(directory: string, { files }: BuildRecord): Promise<string[]> {
  const there = await filesOfBuild(directory);
  const checks = there.map(async (file) => {
    if (files[file] === undefined) return [`${file} is not of this build`];
    return files[file] === integrityOf(await readFile(join(directory, file)))
      ? []
      : [`${file} was changed after the build`];
  });
  const missing = Object.keys(files).filter((file) => !there.includes(file));
  return [...(await Promise.all(checks)).flat(), ...missing.map((file) => `${file} is missing`)];
}

/** Scripts and style sheets for browsers; the server's part is checked where it is copied to. */
const isForBrowsers = (file: string): boolean => /\.(?:js|css)$/.test(file) && !file.startsWith('server/');

const unguardedFiles = ({ files }: BuildRecord, { integrity }: RemoteManifest): string[] =>
  Object.keys(files)
    .filter((file) => isForBrowsers(file) && integrity[file] !== files[file])
    .map((file) => `manifest.json has not the integrity of ${file}`);

const foreignContract = ({ contract }: RemoteDescription): string[] =>
  semver.satisfies(contractVersion, contract)
    ? []
    : [`it needs contract ${contract}, the shell has ${contractVersion}`];

function missingShares({ shared }: BuildRecord): string[] {
  const provided: Readonly<Record<string, { readonly version: string }>> = sharedByShell();
  return Object.entries(shared).flatMap(([name, range]) => {
    const version = provided[name]?.version;
    if (version === undefined) return [`it shares ${name}, which the shell does not have`];
    return semver.satisfies(version, range) ? [] : [`it needs ${name} ${range}, the shell has ${version}`];
  });
}

const flat = (routes: readonly RemoteRoute[]): RemoteRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** React Router does not type `handle`. */
const namespacesOf = ({ handle }: { readonly handle?: RouteHandle }): readonly string[] => handle?.namespaces ?? [];

/** Namespaces of a page that are not preloaded with its code. */
function missingWords(route: RemoteRoute, { routes, words }: RemoteDescription): string[] {
  const { chunk, layout } = routes.find(({ pattern }) => pattern === route.path) ?? {};
  if (chunk === undefined) return [];
  const fetched = [words[chunk], words[`layout-${layout}`]].flatMap((names) => names ?? []);
  return namespacesOf(route)
    .filter((namespace) => !fetched.includes(namespace))
    .map(
      (namespace) => `${route.path}: its route shows ${namespace}, which src/routes.ts does not declare for ${chunk}`,
    );
}

function contractBreaksOf(module: RemoteModule, description: RemoteDescription): string[] {
  const { name, contract, routes, layouts } = description;
  const own = flat(module.routes);
  const patterns = routes.map(({ pattern }) => pattern);
  const paths = own.flatMap(({ path }) => path ?? []);
  return [
    ...(module.contract === contract ? [] : [`its code says contract ${module.contract}, its description ${contract}`]),
    ...own.filter(({ id }) => !id.startsWith(`${name}/`)).map(({ id }) => `the id ${id} is not its own`),
    ...patterns
      .filter((pattern) => !paths.includes(pattern))
      .map((pattern) => `${pattern}: src/routes.ts declares it, the exposed module has no such route`),
    ...paths
      .filter((path) => !patterns.includes(path))
      .map((path) => `${path}: the exposed module has such a route, src/routes.ts does not declare it`),
    ...layouts
      .filter((layout) => module.layouts[layout] === undefined)
      .map((layout) => `it brings no layout ${layout}`),
    ...Object.keys(module.layouts)
      .filter((layout) => !layouts.some((one) => one === layout))
      .map((layout) => `src/routes.ts does not declare the layout ${layout}`),
    ...routes.flatMap(({ pattern, layout }) => {
      const route = own.find(({ path }) => path === pattern);
      const { layout: framed = 'default' } = route?.handle ?? {};
      return route === undefined || framed === layout
        ? []
        : [`${pattern} has layout ${framed} in the exposed module and ${layout} in src/routes.ts`];
    }),
    ...own.flatMap((route) => missingWords(route, description)),
    ...own.flatMap((route) =>
      namespacesOf(route)
        .filter((namespace) => !Object.hasOwn(module.locales, namespace))
        .map(
          (namespace) =>
            `${route.id}: its route shows ${namespace}, which "locales" of the exposed module does not have`,
        ),
    ),
  ];
}

async function contractBreaks(directory: string, description: RemoteDescription): Promise<string[]> {
  const entry = join(directory, 'server/remote-entry.cjs');
  if (!existsSync(entry)) return ['it has no build for the server'];
  try {
    return contractBreaksOf(await loadServerBuild(entry), description);
  } catch (error) {
    return [`its code fails when it is loaded: ${error instanceof Error ? error.message : String(error)}`];
  }
}
