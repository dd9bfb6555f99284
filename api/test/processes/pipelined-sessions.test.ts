import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { anonymous } from '../../src/db/roles.ts';
import { runAs, runAsSystem } from '../../src/db/run-as.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { ahead } from '../../src/db/frequent-statements.ts';

const whoAmI = `select current_user::text, coalesce(current_setting('app.user_id', true), '')`;

/** Statements that do not depend on each other are pipelined to save round trips; the rights must stay the same. */
describe('pipelined sessions', () => {
  let api: TestApi;
  let client: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '2' });
    client = await api.register('client');
  });
  after(() => api.close());

  const read = (text: string, caller = anonymous, scope: 'anon' | 'client' | 'self' = 'anon') =>
    api.services.connection.readOnce(caller, scope, { text, values: [] });

  it('give every read the rights and identity of its own caller, however they interleave', async () => {
    const { db } = api.services;
    const caller = { role: 'client', userId: client.id } as const;
    const rounds = Array.from({ length: 25 }, async () => {
      const [[nobody], [somebody], [themselves], inside] = await Promise.all([
        read(whoAmI),
        read(whoAmI, caller, 'client'),
        read(whoAmI, caller, 'self'),
        runAs(db, caller, (tx) => sql<{ role: string }>`select current_user::text as role`.execute(tx)),
      ]);
      assert.deepEqual(nobody, ['nimbia_anon', '']);
      assert.deepEqual(somebody, ['nimbia_client', client.id]);
      assert.deepEqual(themselves, ['nimbia_self', client.id]);
      assert.equal(inside.rows[0]?.role, 'nimbia_client');
    });
    await Promise.all(rounds);
  });

  it('refuse visitors hidden columns, hidden tables and all writes, whatever the statement', async () => {
    const denied = { code: '42501' };
    await assert.rejects(read('select phone_number from professionals'), denied);
    await assert.rejects(read('select email from users'), denied);
    await assert.rejects(read('select * from appointments'), denied);
    await assert.rejects(read(`update professionals set last_name = 'x'`));
    await assert.rejects(read(`select set_config('role', 'nimbia_nobody', false)`));
    assert.deepEqual(await read('select id from professionals where verified_at is null'), []);
    assert.deepEqual(await read(whoAmI), [['nimbia_anon', '']]);
  });

  it('throw the error of a statement that was sent ahead, and roll back its transaction', async () => {
    const { db } = api.services;
    const email = 'ahead@nimbia.test';
    const work = runAsSystem(db, async (tx) => {
      await sql`update users set email = ${email} where id = ${client.id}`.execute(tx);
      await ahead(sql`insert into events (user_id, type, data) values (${client.id}, null, '{}')`).execute(tx);
    });
    await assert.rejects(work, { code: '23502' });
    const { rows } = await runAsSystem(db, (tx) =>
      sql`select 1 as found from users where email = ${email}`.execute(tx),
    );
    assert.deepEqual(rows, []);
  });

  it('refuse unknown roles', async () => {
    const work = runAs(
      api.services.db,
      anonymous,
      (tx) => sql`select 1 as reached`.execute(tx),
      'nobody' as 'anon', // as a bug in our own code would
    );
    await assert.rejects(work, { code: '22023' });
  });
});
