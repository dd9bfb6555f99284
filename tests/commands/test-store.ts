import { join } from 'node:path';
import { buildAll, reportBuild } from '../../webpack/build/build-all.ts';
import { remoteWorkspaces } from '../../webpack/build/remotes.ts';
import { dist } from '../../webpack/paths.ts';
import { createDirectoryStore } from '../../webpack/release/directory-store.ts';
import { publishForDevelopment } from '../../webpack/release/release-remote.ts';

/** Where tests have what stands in the folders now. In this machine's own store is what was released. */
export const testStore = join(dist, 'test-store');

/** Builds what is missing or stale and makes it live for the tests. */
export async function fillTestStore(): Promise<void> {
  await buildAll([]);
  const store = createDirectoryStore(testStore);
  for (const workspace of remoteWorkspaces()) await publishForDevelopment(store, workspace, reportBuild);
}
