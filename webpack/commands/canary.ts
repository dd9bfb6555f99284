import { lineOf } from '../release/channels-of.ts';
import { percentage } from '../release/percentage.ts';
import { canary } from '../release/registry-changes.ts';
import { runCommand } from '../release/run-command.ts';

await runCommand({
  usage: 'canary -- <remote> <percent of the visitors, 0 takes it back> [version]',
  options: {},
  words: [2, 3],
  run: async ({ store, words: [name = '', share = '', version] }) =>
    lineOf(await store.change(canary(name, percentage(share), version)), name),
});
