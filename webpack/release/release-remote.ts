import { buildDirectory, buildRemote, versionOf } from '../build/build-remote.ts';
import { packageOf } from '../build/package-of.ts';
import { checkSources } from './check-sources.ts';
import { releaseBuild, type ReleaseOptions } from './release-build.ts';
import type { ReleaseStore } from './release-store.ts';

/** Checks what stands in the folder of a remote, builds it and releases it. Answers the version. @throws ReleaseError with what is wrong, its tests too */
export async function releaseRemote(
  store: ReleaseStore,
  workspace: string,
  report: (text: string) => void,
  options: ReleaseOptions = {},
): Promise<string> {
  await checkSources(workspace, (what) => console.log(`  checking ${what} …`));
  await buildRemote(workspace, report);
  return (await releaseBuild(store, buildDirectory(workspace), options)).version;
}

/** Makes what stands in the folder live in a store that no visitor gets anything of: that of the tests, or of a developer's own shell. */
export async function keepLive(store: ReleaseStore, workspace: string, report: (text: string) => void): Promise<void> {
  await buildRemote(workspace, report);
  const { name } = packageOf(workspace);
  const live = (await store.registry()).remotes.find((remote) => remote.name === name);
  if (live?.channels.stable !== versionOf(workspace)) await releaseBuild(store, buildDirectory(workspace));
}
