import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { profileDay } from 'shared-contracts/schemas/visits';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { purgeExpired } from '../../src/purge-expired.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-24T12:00:00Z');

describe('views of profiles', () => {
  let api: TestApi;
  let clock = start;
  let owner: Person;
  let rival: Person;
  before(async () => {
    api = await openTestApi({ TRUSTED_PROXIES: '127.0.0.1' }, () => new Date(clock));
    owner = await api.register('professional');
    rival = await api.register('professional');
    await api.verify(owner.id);
    await plan(owner, 'standard');
  });
  after(() => api.close());
  const plan = (who: Person, planId: 'free' | 'standard') =>
    runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set({ planId }).where('id', '=', who.id).execute(),
    );
  const look = (address: string, by?: Person, professionalId = owner.id, agent = 'Mozilla/5.0 Firefox/145.0') =>
    api.call('POST', '/profile-views', {
      body: { professionalId },
      ...(by && { token: by.token }),
      headers: { 'x-forwarded-for': address, 'user-agent': agent },
    });
  const days = () => callsOn(api, 'profile_days');
  const counted = async () => {
    const { body } = await api.call<{ data: unknown[] }>('POST', '/pro/get-all/profile_days', {
      body: {},
      token: owner.token,
    });
    return v.parse(v.array(v.strictObject(profileDay.entries)), body.data).map((row) => [row.day, row.views]);
  };

  it('count each visitor once a day, by account or address, and never the professional or a crawler', async () => {
    const client = await api.register('client');
    const looks = await Promise.all([
      ...Array.from({ length: 4 }, () => look('192.0.2.1')),
      look('192.0.2.2'),
      look('192.0.2.1', client),
      look('192.0.2.3', client),
      look('192.0.2.4', owner),
      look(
        '192.0.2.5',
        undefined,
        owner.id,
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ),
    ]);
    assert.deepEqual([...new Set(looks.map(({ status }) => status))], [202]);
    assert.deepEqual(await counted(), [['2026-11-24', 3]]);
  });

  it('belong to the day of the practice', async () => {
    clock = Date.parse('2026-11-24T23:30:00Z'); // past midnight in Douala
    await look('192.0.2.1');
    clock += 2 * 3_600_000;
    await look('192.0.2.1');
    clock = start;
    assert.deepEqual((await counted())[0], ['2026-11-25', 1]);
  });

  it('count nothing for profiles that nobody sees, with the same answer', async () => {
    for (const id of [rival.id, '0192a000-0000-7000-8000-0000000000d1'])
      assert.equal((await look('192.0.2.1', undefined, id)).status, 202);
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('profileDays').selectAll().where('professionalId', '!=', owner.id).execute(),
    );
    assert.deepEqual(rows, []);
    const { status, body } = await api.call<{ errors: unknown[] }>('POST', '/profile-views', {
      body: { professionalId: 'x' },
    });
    assert.deepEqual([status, body.errors], [422, [{ pointer: '/professionalId', code: 'INVALID' }]]);
  });

  it('are read by the professional whose plan has statistics', async () => {
    assert.equal((await days().find(undefined)).status, 401);
    assert.equal((await days().find(await api.register('client'))).status, 403);
    const refusals = async () => {
      const [row] = (await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('profileDays').select('id').execute(),
      )) as [{ id: string }];
      const aggregate = { metrics: { views: { fn: 'sum', col: 'views' } } };
      const answers = [
        await days().find(rival),
        await days().get(rival, row.id),
        await api.call<{ code: string }>('POST', '/profile_days/aggregate', { body: aggregate, token: rival.token }),
      ];
      return answers.map(({ status, body }) => [status, (body as { code?: string }).code]);
    };
    await plan(rival, 'free');
    for (const refusal of await refusals()) assert.deepEqual(refusal, [403, 'NOT_IN_PLAN']);
    await plan(rival, 'standard');
    assert.deepEqual((await days().find(rival)).body.data, []);
    assert.deepEqual((await refusals())[1], [404, 'NOT_FOUND']);
    assert.equal((await days().create(owner, { day: '2026-11-24', views: 9 })).status, 403);
  });

  it('keep no trace of a visitor after two days, and the number', async () => {
    const traces = () => runAsSystem(api.services.db, (tx) => tx.selectFrom('profileViews').selectAll().execute());
    assert.ok((await traces()).length > 0);
    const days = () => runAsSystem(api.services.db, (tx) => tx.selectFrom('profileDays').selectAll().execute());
    const before = await days();
    clock = start + 4 * day;
    await purgeExpired({ ...api.services, stop: new AbortController().signal });
    assert.deepEqual(await traces(), []);
    assert.deepEqual(await days(), before);
  });
});
