import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { lineOf } from '../release/channels-of.ts';
import { percentage } from '../release/percentage.ts';
import { releaseOrigin, siteOrigin } from '../release/release-origin.ts';
import { releaseRemote } from '../release/release-remote.ts';
import { ReleaseError } from '../release/release-store.ts';
import { runCommand } from '../release/run-command.ts';
import { describeRemote } from '../build/build-remote.ts';

await runCommand({
  usage: 'release -- <folder of the remote> [--canary <percent of the visitors>]',
  options: { canary: { type: 'string' } },
  words: [1, 1],
  run: async ({ store, words: [workspace = ''], options }) => {
    if (!existsSync(join(root, workspace, 'remote.json')))
      throw new ReleaseError(`There is no ${workspace}/remote.json.`);
    const share = options.canary === undefined ? undefined : percentage(options.canary, 1);
    const origin = releaseOrigin(process.env['REMOTE_ORIGIN']);
    const report = (text: string): void => console.log(`  building ${text} …`);
    const site = siteOrigin(process.env['PUBLIC_ORIGIN']);
    const version = await releaseRemote(store, workspace, report, { percentage: share, origin, site });
    const { name } = describeRemote(workspace);
    return `Released ${name} ${version} into ${store.name}.\n${lineOf(await store.registry(), name)}`;
  },
});
