import { lineOf } from '../release/channels-of.ts';
import { promote } from '../release/registry-changes.ts';
import { runCommand } from '../release/run-command.ts';

await runCommand({
  usage: 'promote -- <remote> [version]',
  options: {},
  words: [1, 2],
  run: async ({ store, words: [name = '', version] }) => lineOf(await store.change(promote(name, version)), name),
});
