import { buildDirectory, buildRemote, describeRemote, versionOf } from '../build/build-remote.ts';
import { releaseBuild, type ReleaseOptions } from './release-build.ts';
import type { ReleaseStore } from './release-store.ts';

/** Builds what stands in the folder of a remote and releases it. Answers the version. @throws ReleaseError, when it does not compile too */
export async function releaseRemote(
  store: ReleaseStore,
  workspace: string,
  report: (text: string) => void,
  options: ReleaseOptions = {},
): Promise<string> {
  await buildRemote(workspace, report);
  return (await releaseBuild(store, buildDirectory(workspace), options)).version;
}

/** Makes what stands in the folder live for everybody, unless it is, and says so then. Answers whether it built. */
export async function keepLive(
  store: ReleaseStore,
  workspace: string,
  report: (text: string) => void,
): Promise<boolean> {
  const hasBuilt = await buildRemote(workspace, report);
  const { name } = describeRemote(workspace);
  const live = (await store.registry()).remotes.find((remote) => remote.name === name);
  if (live?.channels.stable !== versionOf(workspace)) {
    const { version } = await releaseBuild(store, buildDirectory(workspace));
    console.log(`  ${name} ${version} is live in this machine's store`);
  }
  return hasBuilt;
}
