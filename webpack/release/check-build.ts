import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { contractVersion, type RemoteModule, type RemoteRoute } from 'shared-contracts/remote/remote-module';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { sharedByShell } from '../shared-modules.ts';
import { filesOfBuild, integrityOf, type BuildRecord } from './build-record.ts';
import { loadServerBuild } from './load-server-build.ts';

/** What is wrong with a build, a sentence each; nothing when it may be released. */
export async function checkBuild(directory: string, record: BuildRecord): Promise<string[]> {
  const manifest = v.parse(remoteManifest, JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
  const wrong = [
    ...(await changedFiles(directory, record)),
    ...unguardedFiles(record, manifest),
    ...unknownChunks(record.description, manifest),
    ...foreignContract(record.description),
    ...missingShares(record),
  ];
  // Code of a build that is not what it says it is does not run here either.
  return wrong.length > 0 ? wrong : contractBreaks(directory, record.description);
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

/** What browsers execute and apply; the server's part is checked where it is copied to. */
const isForBrowsers = (file: string): boolean => /\.(?:js|css)$/.test(file) && !file.startsWith('server/');

const unguardedFiles = ({ files }: BuildRecord, { integrity }: RemoteManifest): string[] =>
  Object.keys(files)
    .filter((file) => isForBrowsers(file) && integrity[file] !== files[file])
    .map((file) => `manifest.json has not the integrity of ${file}`);

/**
 * Chunks that only one of the two knows, description or build: a typing error that would cost a round trip on each visit. A layout without
 * a chunk stands in the exposed module.
 */
function unknownChunks(description: RemoteDescription, { chunks }: RemoteManifest): string[] {
  const layouts = description.layouts.map((name) => `layout-${name}`);
  const pages = description.routes.flatMap(({ chunk }) => chunk ?? []);
  return [
    ...pages.filter((name) => !Object.hasOwn(chunks, name)),
    ...Object.keys(chunks).filter((name) => name.startsWith('layout-') && !layouts.includes(name)),
    ...Object.keys(description.words).filter((name) => ![...layouts, ...pages].includes(name)),
  ].map((name) => `${name} must be a page or layout of remote.json and a webpackChunkName of the remote`);
}

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

function contractBreaksOf(
  module: RemoteModule,
  { name, contract, routes, layouts, words }: RemoteDescription,
): string[] {
  const own = flat(module.routes);
  const patterns = routes.map(({ pattern }) => pattern);
  const paths = own.flatMap(({ path }) => path ?? []);
  return [
    ...(module.contract === contract ? [] : [`its code says contract ${module.contract}, remote.json ${contract}`]),
    ...own.filter(({ id }) => !id.startsWith(`${name}/`)).map(({ id }) => `the id ${id} is not its own`),
    ...patterns
      .filter((pattern) => !paths.includes(pattern))
      .map((pattern) => `${pattern} of remote.json has no route`),
    ...paths.filter((path) => !patterns.includes(path)).map((path) => `the route ${path} is not in remote.json`),
    ...layouts
      .filter((layout) => module.layouts[layout] === undefined)
      .map((layout) => `it brings no layout ${layout}`),
    ...Object.keys(module.layouts)
      .filter((layout) => !layouts.some((one) => one === layout))
      .map((layout) => `the layout ${layout} is not in remote.json`),
    ...routes.flatMap(({ pattern, layout }) => {
      const route = own.find(({ path }) => path === pattern);
      const { layout: framed = 'default' } = route?.handle ?? {};
      return route === undefined || framed === layout
        ? []
        : [`${pattern} has layout ${framed} in its code and ${layout} in remote.json`];
    }),
    ...Object.values(words)
      .flat()
      .filter((namespace) => !Object.hasOwn(module.locales, namespace))
      .map((namespace) => `the words ${namespace} of remote.json are not in its code`),
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
