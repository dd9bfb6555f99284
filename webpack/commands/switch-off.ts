import { lineOf } from '../release/channels-of.ts';
import { setSwitchedOff } from '../release/registry-changes.ts';
import { runCommand } from '../release/run-command.ts';

await runCommand({
  usage: 'switch-off -- <remote>',
  options: {},
  words: [1, 1],
  run: async ({ store, words: [name = ''] }) => lineOf(await store.change(setSwitchedOff(name, true)), name),
});
