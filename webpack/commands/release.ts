import { reportBuild } from '../build/report-build.ts';
import { packageOf } from '../build/package-of.ts';
import { remoteNamed, remoteWorkspaces } from '../build/remotes.ts';
import { lineOf } from '../release/channels-of.ts';
import { percentage } from '../release/percentage.ts';
import { releaseOrigin, siteOrigin } from '../release/release-origin.ts';
import { releaseRemote } from '../release/release-remote.ts';
import { ReleaseError } from '../release/release-store.ts';
import { runCommand } from '../release/run-command.ts';

await runCommand({
  usage: 'release -- <remote …> [--canary <percent of the visitors>]',
  options: { canary: { type: 'string' } },
  words: [1, Infinity],
  run: async ({ store, words, options }) => {
    const workspaces = words.map(remoteNamed);
    const unknown = workspaces.find((workspace) => !remoteWorkspaces().includes(workspace));
    if (unknown !== undefined) throw new ReleaseError(`There is no ${unknown}/src/remote.tsx.`);
    const share = options.canary === undefined ? undefined : percentage(options.canary, 1);
    const origin = releaseOrigin(process.env['REMOTE_ORIGIN']);
    const site = siteOrigin(process.env['PUBLIC_ORIGIN']);
    const release = async (workspace: string): Promise<string> => {
      const version = await releaseRemote(store, workspace, reportBuild, { percentage: share, origin, site });
      const { name } = packageOf(workspace);
      return `Released ${name} ${version} into ${store.name}.\n${lineOf(await store.registry(), name)}`;
    };
    // Printed one by one, so that a later failure does not hide what was released.
    for (const workspace of workspaces.slice(0, -1)) console.log(await release(workspace));
    return release(workspaces.at(-1) ?? '');
  },
});
