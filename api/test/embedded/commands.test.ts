import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { runCommand } from '../support/run-command.ts';
import { embeddedTestDatabase } from '../support/template-database.ts';

const { variables, drop } = await embeddedTestDatabase();
const run = (command: string, ...words: string[]) => runCommand(command, variables, words);

after(drop);

it('commands open the embedded database and save in it', async () => {
  const created = await run('create-operator', 'solene@nimbia.test');
  assert.equal(created.code, 0, created.output);
  assert.match(created.output, /\/reset-pw#token=/u);
  const verified = await run('verify-audit');
  assert.equal(verified.code, 0, verified.output);
  assert.match(verified.output, /^The audit log is whole: 1 entries\./u);
});
