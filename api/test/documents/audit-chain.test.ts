import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appendAudit } from '../../src/modules/audit/append-audit.ts';
import { auditHash, chainStart } from '../../src/modules/audit/audit-hash.ts';
import { verifyAudit } from '../../src/modules/audit/verify-audit.ts';
import { tamper } from '../support/tamper.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

const entry = (subject: string) => ({
  actorId: null,
  actorRole: 'operator',
  action: 'test.done',
  subject,
  details: { b: 1, a: 'é', c: null, d: true },
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

  it('is intact when untouched, also after concurrent writes and with entries whose hash does not cover the time', async () => {
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

  it('refuses every change with the API’s own database rights', async () => {
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
    it(`detects ${what}`, async () => {
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

  it('detects truncation by a noted head, and a removed entry without one', async () => {
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
