import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { BATCH, purgeExpired } from '../../src/purge-expired.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const DAY = 86_400_000;

describe('purging expired rows', () => {
  let api: TestApi;
  let person: Person;
  before(async () => {
    api = await openTestApi();
    person = await api.register('client');
  });
  after(() => api.close());
  beforeEach(() => write(sql`truncate rate_limits, local_mails`));

  const write = (statement: ReturnType<typeof sql>) =>
    api.services.connection.asOwner(async (owner) => void (await statement.execute(owner)));
  const drop = (at = Date.now(), stop = new AbortController().signal) =>
    purgeExpired({ db: api.services.db, now: () => new Date(at), stop });
  const countOf = async (table: string) => {
    const { rows } = await runAsSystem(api.services.db, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx),
    );
    return rows[0]?.count;
  };
  /** `over` expired rate limits and a current one. */
  const attempts = (over: number) =>
    write(sql`
      insert into rate_limits (key, points, expire)
      select 'over ' || n, 1, n from generate_series(1, ${sql.lit(over)}) as n
      union all select 'still', 1, ${sql.lit(Date.now() + DAY)}`);
  const oldMail = () =>
    write(sql`
      insert into local_mails (id, recipient, subject, message, created_at)
      values (gen_random_uuid(), 'a@b.sn', 'Old', '{}', now() - interval '31 days')`);

  it('runs as many batches as needed, and keeps rows that have not expired', async () => {
    await attempts(2 * BATCH + 1);
    assert.equal(await drop(), 2 * BATCH + 1);
    assert.equal(await countOf('rate_limits'), 1);
  });

  it('keeps the work of earlier batches when one fails, continues with the other tables, and reports the failure', async () => {
    await attempts(2 * BATCH + 1);
    await oldMail();
    await write(sql`
      create function refuse_one() returns trigger language plpgsql as $$
      begin
        if old.key = ${sql.lit(`over ${BATCH + 1}`)} then raise exception 'this one stays'; end if;
        return old;
      end $$`);
    await write(sql`create trigger refuse_one before delete on rate_limits for each row execute function refuse_one()`);
    await assert.rejects(drop(), (error: AggregateError) => {
      assert.deepEqual(
        error.errors.map((one: Error) => one.message),
        ['this one stays'],
      );
      return true;
    });
    assert.equal(await countOf('rate_limits'), BATCH + 2, 'the oldest batch is gone, no other');
    assert.equal(await countOf('local_mails'), 0);
    await write(sql`drop trigger refuse_one on rate_limits`);
    assert.equal(await drop(), BATCH + 1, 'the next run goes on');
  });

  it('starts nothing after the shutdown signal', async () => {
    await attempts(1);
    assert.equal(await drop(Date.now(), AbortSignal.abort()), 0);
    assert.equal(await countOf('rate_limits'), 2);
  });

  it('deletes a session with its last refresh token, and no earlier', async () => {
    const { body } = await api.call<{ data: { token: string } }>('POST', '/auth/refresh', {
      headers: { cookie: `nimbia_refresh=${await refreshTokenOf(person)}` },
    });
    await write(sql`update refresh_tokens set expires_at = now() - interval '1 minute' where rotated_at is not null`);
    assert.equal(await drop(), 1);
    assert.equal((await api.call('GET', '/auth/me', { token: body.data.token })).status, 200);
    await drop(Date.now() + 31 * DAY);
    for (const table of ['refresh_tokens', 'access_tokens', 'sessions']) assert.equal(await countOf(table), 0, table);
  });

  async function refreshTokenOf({ email }: Person): Promise<string> {
    const { cookies } = await api.call('POST', '/auth/login', {
      body: { email, password: 'Client-2026!', role: 'client' },
    });
    return cookies.find(({ name }) => name === 'nimbia_refresh')?.value ?? '';
  }
});
