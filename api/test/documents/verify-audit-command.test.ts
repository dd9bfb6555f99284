import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { onDatabase, runCommand } from '../support/run-command.ts';
import { tamper } from '../support/tamper.ts';
import { testDatabase } from '../support/template-database.ts';
import type { TestDatabase } from '../support/template-database.ts';

describe('npm run verify-audit', () => {
  let database: TestDatabase;
  before(async () => {
    database = await testDatabase();
  });
  after(() => database.drop());
  const verify = (...words: string[]) => runCommand('verify-audit', database.variables, words);

  it('exits with 0 and the head for an intact log, with 1 and the first broken entry otherwise', async () => {
    await onDatabase(database.variables, (api) => api.register('client'));
    const whole = await verify();
    assert.equal(whole.code, 0, whole.output);
    const head = /^The audit log is whole: 1 entries\. Head: ([\da-f]{64})$/u.exec(whole.output)?.[1];
    assert.ok(head, whole.output);
    assert.deepEqual(await verify('--head', 'f'.repeat(64)), {
      code: 1,
      output: 'The audit log is cut short: none of its 1 entries is the given head.',
    });
    await onDatabase(database.variables, (api) => tamper(api, `update audit set actor_role = 'operator'`));
    const broken = await verify();
    assert.equal(broken.code, 1);
    assert.match(
      broken.output,
      /^Entry \d+ of the audit log is broken \(account\.registered, .*\): its content is not what was written\. The 0 entries before it are whole\.$/u,
    );
    assert.match((await verify('--tail', 'x')).output, /^Usage: /u);
  });
});
