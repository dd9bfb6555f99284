import { buildDirectory, versionOf } from '../build/build-remote.ts';
import { packageOf } from '../build/package-of.ts';
import { remoteWorkspaces } from '../build/remotes.ts';
import { releaseBuild } from './release-build.ts';
import type { ReleaseStore } from './release-store.ts';

export interface StoreComparison {
  /** Remotes that have never been in the store. */
  readonly unpublished: readonly string[];
  /** Differences between the sources and the stable versions, a sentence each. */
  readonly differences: readonly string[];
}

const unpublished = Symbol('unpublished');

const differenceOf = async (
  store: ReleaseStore,
  workspace: string,
): Promise<string | typeof unpublished | undefined> => {
  const { name } = packageOf(workspace);
  const remote = (await store.registry()).remotes.find((one) => one.name === name);
  if (remote === undefined)
    return (await store.list(name)).length === 0
      ? unpublished
      : `${name} was taken out of the registry; \`npm run release -- ${name}\` brings it back.`;
  const { stable } = remote.channels;
  const version = versionOf(workspace);
  if (stable === version) return undefined;
  return Object.hasOwn(remote.versions, version)
    ? `${name}: visitors get ${stable}; \`npm run promote -- ${name} ${version}\` gives them what stands in the folder.`
    : `${name} was changed since ${stable}, which visitors get; \`npm run release -- ${name}\` gives them the change.`;
};

/** Compares the remotes of this checkout with the store. Changes nothing. */
export async function compareWithStore(store: ReleaseStore): Promise<StoreComparison> {
  const workspaces = remoteWorkspaces();
  const found = await Promise.all(workspaces.map((workspace) => differenceOf(store, workspace)));
  return {
    unpublished: workspaces.filter((_, index) => found[index] === unpublished),
    differences: found.flatMap((difference) =>
      difference === undefined || difference === unpublished ? [] : difference,
    ),
  };
}

/** Releases a remote for the first time. */
export async function publishFirst(store: ReleaseStore, workspace: string): Promise<void> {
  const { description, version } = await releaseBuild(store, buildDirectory(workspace));
  console.log(`  ${description.name} ${version} is live in this machine's store`);
}
