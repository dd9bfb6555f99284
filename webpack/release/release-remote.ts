import { buildDirectory, buildRemote, versionOf } from '../build/build-remote.ts';
import { packageOf } from '../build/package-of.ts';
import { checkSources } from './check-sources.ts';
import { releaseBuild, type ReleaseOptions } from './release-build.ts';
import type { ReleaseStore } from './release-store.ts';

/** Checks, builds and releases a remote. Returns the version. @throws ReleaseError with all problems, failed tests included */
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

/** Releases the current sources, without checking them, into a store that has no visitors: for tests and `npm run dev`. */
export async function publishForDevelopment(
  store: ReleaseStore,
  workspace: string,
  report: (text: string) => void,
): Promise<void> {
  await buildRemote(workspace, report);
  const { name } = packageOf(workspace);
  const live = (await store.registry()).remotes.find((remote) => remote.name === name);
  if (live?.channels.stable !== versionOf(workspace)) await releaseBuild(store, buildDirectory(workspace));
}
