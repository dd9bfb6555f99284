import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../src/db/run-as.ts';
import { appendAudit } from '../src/modules/audit/append-audit.ts';
import { auditHash, chainStart } from '../src/modules/audit/audit-hash.ts';
import { verifyAudit } from '../src/modules/audit/verify-audit.ts';
import { embeddedTestDatabase } from './support/template-database.ts';
import type { EmbeddedTestDatabase } from './support/template-database.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

const entry = (subject: string) => ({
  actorId: null,
  actorRole: 'operator',
  action: 'test.done',
  subject,
  details: { b: 1, a: 'é', c: null, d: true },
});

/** As somebody could who has the owner's rights in the database. */
const tamper = (api: TestApi, statement: string) =>
  api.services.connection.asOwner(async (owner) => {
    await sql`alter table audit disable trigger user`.execute(owner);
    await sql.raw(statement).execute(owner);
    await sql`alter table audit enable trigger user`.execute(owner);
  });

describe('the audit log', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());
  const write = (...subjects: string[]) =>
    runAsSystem(api.services.db, async (tx) => {
      for (const subject of subjects) await appendAudit(tx, entry(subject));
    });
  const idOf = async (subject: string) => {
    const row = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('audit').select('id').where('subject', '=', subject).executeTakeFirstOrThrow(),
    );
    return row.id;
  };

  it('is whole when nobody touched it, also when many write at once and with entries of before times were covered', async () => {
    const first = { ...entry('old'), details: JSON.stringify(entry('old').details) };
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('audit')
        .values({ ...first, previousHash: chainStart, hash: auditHash(chainStart, entry('old')), hashVersion: 1 })
        .execute(),
    );
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`s-${index}`)));
    const { entries, broken, head } = await verifyAudit(api.services.db);
    assert.deepEqual([entries, broken], [21, undefined]);
    await write('s-20');
    assert.equal((await verifyAudit(api.services.db, head)).hasKnownHead, true);
  });

  it('refuses every change through the API’s own rights', async () => {
    for (const statement of [sql`update audit set subject = 'x'`, sql`delete from audit`, sql`truncate audit`])
      await assert.rejects(
        runAsSystem(api.services.db, (tx) => statement.execute(tx)),
        { code: '42501' },
      );
  });

  for (const [what, why, statement] of [
    ['a subject that was changed', 'content', `update audit set subject = 'other' where subject = 's-7'`],
    ['details that were changed', 'content', `update audit set details = '{"b":2}' where subject = 's-7'`],
    ['a time that was changed', 'content', `update audit set at = at - interval '1 day' where subject = 's-7'`],
    [
      'an entry that passes for one without a time',
      'content',
      `update audit set hash_version = 1 where subject = 's-7'`,
    ],
    ['a hash that was made to fit', 'content', `update audit set hash = sha256('x') where subject = 's-7'`],
  ] as const) {
    it(`shows ${what}`, async () => {
      const kept = await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('audit').selectAll().where('subject', '=', 's-7').executeTakeFirstOrThrow(),
      );
      await tamper(api, statement);
      const { broken } = await verifyAudit(api.services.db);
      assert.deepEqual([broken?.id, broken?.why], [kept.id, why]);
      await tamper(
        api,
        `update audit set subject = 's-7', at = '${kept.at.toISOString()}', details = '${JSON.stringify(kept.details)}',
          hash_version = 2, hash = '\\x${kept.hash.toString('hex')}' where id = ${kept.id}`,
      );
      assert.equal((await verifyAudit(api.services.db)).broken, undefined);
    });
  }

  it('shows an end that was cut off to who noted the head, and an entry that was taken out to everybody', async () => {
    const { head, entries } = await verifyAudit(api.services.db);
    await write('last');
    const after = await verifyAudit(api.services.db);
    await tamper(api, `delete from audit where subject = 'last'`);
    assert.deepEqual(await verifyAudit(api.services.db, after.head), { entries, head, hasKnownHead: false });
    const next = (await idOf('s-3')) + 1;
    await tamper(api, `delete from audit where subject = 's-3'`);
    const { broken } = await verifyAudit(api.services.db);
    assert.deepEqual([broken?.id, broken?.why], [next, 'order']);
  });
});

describe('npm run verify-audit', () => {
  const command = join(import.meta.dirname, '../src/commands/verify-audit.ts');
  let database: EmbeddedTestDatabase;
  before(async () => {
    database = await embeddedTestDatabase();
  });
  after(() => database.drop());
  const verify = (...words: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const env = { NODE_ENV: 'test', ...database.variables };
      const child = execFile(process.execPath, [command, ...words], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, said: (stdout + stderr).trim() }),
      );
    });
  const onFolder = async (work: (api: TestApi) => Promise<unknown>) => {
    const api = await openTestApi({ ...database.variables, DATABASE_URL: '' });
    await work(api).finally(() => api.close());
  };

  it('ends with 0 and the head when the log is whole, with 1 and the first broken entry when it is not', async () => {
    await onFolder((api) => api.register('client'));
    // Each run opens the database anew, which takes seconds.
    const whole = await verify();
    assert.equal(whole.code, 0, whole.said);
    const head = /^The audit log is whole: 1 entries\. Head: ([\da-f]{64})$/u.exec(whole.said)?.[1];
    assert.ok(head, whole.said);
    assert.deepEqual(await verify('--head', 'f'.repeat(64)), {
      code: 1,
      said: 'The audit log is cut short: none of its 1 entries is the given head.',
    });
    await onFolder((api) => tamper(api, `update audit set actor_role = 'operator'`));
    const broken = await verify();
    assert.equal(broken.code, 1);
    assert.match(
      broken.said,
      /^Entry \d+ of the audit log is broken \(account\.registered, .*\): its content is not what was written\. The 0 entries before it are whole\.$/u,
    );
    assert.match((await verify('--tail', 'x')).said, /^Usage: /u);
  });
});
