import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AccountSession } from 'shared-contracts/schemas/account-access';
import type { KyselyPlugin } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { endSessions, openSession } from '../../src/modules/auth/sessions.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface SignedIn {
  readonly token: string;
  readonly cookie: string;
}

describe('sessions of an account', () => {
  let api: TestApi;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
  });
  after(() => api.close());

  async function signIn(person: Person, browser: string): Promise<SignedIn> {
    const answer = await api.call<{ data: { token: string } }>('POST', '/auth/login', {
      body: { email: person.email, password, role: 'client' },
      headers: { 'user-agent': browser },
    });
    const cookie = answer.cookies.find(({ name }) => name === 'nimbia_refresh')?.value ?? '';
    return { token: answer.body.data.token, cookie };
  }
  const list = async (token: string) =>
    (await api.call<{ data: AccountSession[] }>('GET', '/auth/sessions', { token })).body.data;
  const end = (token: string, id = '') =>
    api.call<{ code: string }>('DELETE', `/auth/sessions${id && `/${id}`}`, { token });
  const isSignedIn = async ({ token, cookie }: SignedIn) => {
    const me = await api.call('GET', '/auth/me', { token });
    const refreshed = await api.call('POST', '/auth/refresh', { headers: { cookie: `nimbia_refresh=${cookie}` } });
    return [me.status, refreshed.status];
  };

  it('are listed with their browser, the current one marked, without tokens', async () => {
    const person = await api.register('client');
    const phone = await signIn(person, 'Phone/1');
    const sessions = await list(phone.token);
    assert.deepEqual(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort(), [
      ['Phone/1', true],
      ['lightMyRequest', false],
    ]);
    assert.deepEqual(Object.keys(sessions[0] ?? {}).sort(), ['createdAt', 'id', 'isCurrent', 'usedAt', 'userAgent']);
    assert.equal((await api.call('GET', '/auth/sessions')).status, 401);
  });

  it('are revoked at once, one by one', async () => {
    const person = await api.register('client');
    const lost = await signIn(person, 'Lost/1');
    const kept = await signIn(person, 'Kept/1');
    const found = (await list(kept.token)).find(({ userAgent }) => userAgent === 'Lost/1');
    assert.equal((await end(kept.token, found?.id)).status, 200);
    assert.deepEqual(await isSignedIn(lost), [401, 401]);
    assert.deepEqual(await isSignedIn(kept), [200, 200]);
    assert.equal((await end(kept.token, found?.id)).status, 404, 'it has ended');
    assert.ok((await list(kept.token)).every(({ userAgent }) => userAgent !== 'Lost/1'));
  });

  it('are revoked all at once, the current one included', async () => {
    const person = await api.register('client');
    const [one, other] = [await signIn(person, 'One/1'), await signIn(person, 'Other/1')];
    const answer = await end(one.token);
    assert.equal(answer.status, 200);
    assert.ok(answer.cookies.some(({ name, value }) => name === 'nimbia_refresh' && value === ''));
    assert.deepEqual(
      [await isSignedIn(one), await isSignedIn(other)],
      [
        [401, 401],
        [401, 401],
      ],
    );
  });

  /** Signs in `count` more times, without the slow password check. */
  const openMore = (person: Person, count: number) =>
    runAsSystem(api.services.db, async (tx) => {
      const opened = [];
      for (let index = 0; index < count; index += 1)
        opened.push(await openSession(tx, person.id, { userAgent: `Browser/${index}` }, new Date(clock)));
      return opened.map(({ token, refreshToken }): SignedIn => ({ token, cookie: refreshToken }));
    });

  it('are revoked by the same number of statements for one as for forty', async () => {
    const statements = async (count: number) => {
      const person = await api.register('client');
      const opened = await openMore(person, count);
      let asked = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => ((asked += 1), node),
        transformResult: async ({ result }) => result,
      };
      await runAsSystem(api.services.db.withPlugin(counting), (tx) => endSessions(tx, person.id, new Date(clock)));
      for (const each of opened.slice(-3)) assert.deepEqual(await isSignedIn(each), [401, 401]);
      return asked;
    };
    assert.equal(await statements(40), await statements(1));
  });

  it('are limited to fifty: the next sign-in revokes the least recently used', async () => {
    const person = await api.register('client');
    const opened = await openMore(person, 49);
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('sessions')
        .set({ usedAt: new Date(Date.now() - 3_600_000) })
        .where('userId', '=', person.id)
        .where('userAgent', '=', 'Browser/7')
        .execute(),
    );
    assert.equal((await list(person.token)).length, 50);
    const last = await signIn(person, 'Last/1');
    const places = (await list(last.token)).map(({ userAgent }) => userAgent);
    assert.deepEqual(
      [places.length, places.includes('Last/1'), places.includes('lightMyRequest'), places.includes('Browser/7')],
      [50, true, true, false],
    );
    assert.deepEqual(await isSignedIn(opened[7] ?? last), [401, 401]);
    assert.deepEqual(await isSignedIn(opened[8] ?? last), [200, 200]);
  });

  it('cannot be seen or revoked by others', async () => {
    const [mine, theirs] = [await api.register('client'), await api.register('client')];
    const [session] = await list(theirs.token);
    assert.ok(session);
    assert.equal((await end(mine.token, session.id)).status, 404);
    assert.equal((await end(mine.token, '00000000-0000-4000-8000-000000000000')).status, 404);
    assert.equal((await end(mine.token, 'x')).status, 422);
    assert.equal((await api.call('GET', '/auth/me', { token: theirs.token })).status, 200);
  });

  it('are not listed after they expire', async () => {
    const person = await api.register('client');
    clock += 31 * 86_400_000;
    const back = await signIn(person, 'Back/1');
    assert.deepEqual(
      (await list(back.token)).map(({ userAgent }) => userAgent),
      ['Back/1'],
    );
  });

  it('end an open event stream when they are revoked', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await api.register('client');
    const stream = await fetch(`${address}/events`, { headers: { authorization: `Bearer ${person.token}` } });
    const other = await signIn(person, 'Other/1');
    const ended = (async () => {
      for await (const chunk of stream.body ?? []) void chunk;
      return 'ended';
    })();
    await end(other.token);
    assert.equal(await ended, 'ended');
  });
});
