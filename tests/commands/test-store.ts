import { join } from 'node:path';
import { buildAll } from '../../webpack/build/build-all.ts';
import { reportBuild } from '../../webpack/build/report-build.ts';
import { remoteWorkspaces } from '../../webpack/build/remotes.ts';
import { dist } from '../../webpack/paths.ts';
import { createDirectoryStore } from '../../webpack/release/directory-store.ts';
import { publishForDevelopment } from '../../webpack/release/release-remote.ts';

/** Store of the tests, with the current sources. This machine's own store has the released versions. */
export const testStore = join(dist, 'test-store');

/** Builds whatever is missing or stale and publishes it to the test store. */
export async function fillTestStore(): Promise<void> {
  await buildAll([]);
  const store = createDirectoryStore(testStore);
  for (const workspace of remoteWorkspaces()) await publishForDevelopment(store, workspace, reportBuild);
}
