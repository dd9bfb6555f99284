import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { tamper } from '../support/tamper.ts';
import { embeddedTestDatabase } from '../support/template-database.ts';
import type { EmbeddedTestDatabase } from '../support/template-database.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

describe('npm run verify-audit', () => {
  const command = join(import.meta.dirname, '../../src/commands/verify-audit.ts');
  let database: EmbeddedTestDatabase;
  before(async () => {
    database = await embeddedTestDatabase();
  });
  after(() => database.drop());
  const verify = (...words: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const env = { NODE_ENV: 'test', ...database.variables };
      const child = execFile(process.execPath, [command, ...words], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: (stdout + stderr).trim() }),
      );
    });
  const onFolder = async (work: (api: TestApi) => Promise<unknown>) => {
    const api = await openTestApi({ ...database.variables, DATABASE_URL: '' });
    try {
      await work(api);
    } finally {
      await api.close();
    }
  };

  it('exits with 0 and the head for an intact log, with 1 and the first broken entry otherwise', async () => {
    await onFolder((api) => api.register('client'));
    // Each run opens the database again, which takes seconds.
    const whole = await verify();
    assert.equal(whole.code, 0, whole.output);
    const head = /^The audit log is whole: 1 entries\. Head: ([\da-f]{64})$/u.exec(whole.output)?.[1];
    assert.ok(head, whole.output);
    assert.deepEqual(await verify('--head', 'f'.repeat(64)), {
      code: 1,
      output: 'The audit log is cut short: none of its 1 entries is the given head.',
    });
    await onFolder((api) => tamper(api, `update audit set actor_role = 'operator'`));
    const broken = await verify();
    assert.equal(broken.code, 1);
    assert.match(
      broken.output,
      /^Entry \d+ of the audit log is broken \(account\.registered, .*\): its content is not what was written\. The 0 entries before it are whole\.$/u,
    );
    assert.match((await verify('--tail', 'x')).output, /^Usage: /u);
  });
});
