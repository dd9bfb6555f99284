import { lineOf } from '../release/channels-of.ts';
import { rollback } from '../release/registry-changes.ts';
import { runCommand } from '../release/run-command.ts';

await runCommand({
  usage: 'rollback -- <remote> [version]',
  options: {},
  words: [1, 2],
  run: async ({ store, words: [name = '', version] }) => lineOf(await store.change(rollback(name, version)), name),
});
