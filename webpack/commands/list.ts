import type { RegisteredRemote } from 'shared-contracts/remote/registry';
import { channelsOf } from '../release/channels-of.ts';
import { ReleaseError } from '../release/release-store.ts';
import { runCommand } from '../release/run-command.ts';

const describe = (remote: RegisteredRemote): string =>
  [
    channelsOf(remote),
    ...Object.entries(remote.versions)
      .sort(([, a], [, b]) => b.releasedAt.localeCompare(a.releasedAt))
      .map(
        ([version, { releasedAt, contract, unusedSince }]) =>
          `  ${version}  released ${releasedAt}, contract ${contract}${unusedSince === undefined ? '' : `, unused since ${unusedSince}`}${version === remote.before[0] ? ' (a rollback leads here)' : ''}`,
      ),
  ].join('\n');

await runCommand({
  usage: 'list [-- <remote>]',
  options: {},
  words: [0, 1],
  run: async ({ store, words: [name] }) => {
    const { remotes } = await store.registry();
    const chosen = remotes.filter((remote) => name === undefined || remote.name === name);
    if (chosen.length === 0)
      throw new ReleaseError(name === undefined ? `${store.name} is empty.` : `${name} is not in the registry.`);
    return chosen.map(describe).join('\n');
  },
});
