import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { addDay } from 'shared-contracts/schemas/advertising';
import * as v from 'valibot';
import { runAsSystem } from '../src/db/run-as.ts';
import { callsOn } from './support/table-calls.ts';
import { openTestApi } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const text = { titleFr: 'a', titleEn: 'a', textFr: 'a', textEn: 'a', target: '/pricing', placement: 'home' };

describe('advertising views', () => {
  let api: TestApi;
  let owner: Person;
  let rival: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    owner = await api.author();
    rival = await api.register('professional');
  });
  after(() => api.close());
  const views = () => callsOn(api, 'add_views');
  async function running(startsOn = '2020-01-01', publishedAt: Date | null = new Date()): Promise<string> {
    const input = { ...text, startsOn, endsOn: '2999-01-01' };
    const { id } = (await callsOn(api, 'adds').create(owner, input)).body.data;
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('adds').set({ publishedAt }).where('id', '=', id).execute(),
    );
    return id;
  }
  const totals = async (id: string) => {
    const { body } = await callsOn(api, 'adds').get(owner, id);
    return [body.data.impressions, body.data.clicks];
  };
  const view = (addId: string, kind = 'impression', viewId = randomUUID()) => ({ addId, viewId, kind });

  it('count one impression and one click per showing, however often they are sent', async () => {
    const addId = await running();
    const viewId = randomUUID();
    const racing = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        views().create(undefined, view(addId, index % 2 ? 'click' : 'impression', viewId)),
      ),
    );
    assert.deepEqual([...new Set(racing.map(({ status }) => status))], [201]);
    assert.deepEqual(await totals(addId), [1, 1]);
    await views().create(rival, view(addId));
    assert.deepEqual(await totals(addId), [2, 1]);
  });

  it('are sent for a whole page in one call', async () => {
    const [first, second] = [await running(), await running()];
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        views().createMany(undefined, index % 2 ? [view(first), view(second)] : [view(second), view(first)]),
      ),
    );
    assert.deepEqual([...new Set(sent.map(({ status }) => status))], [201]);
    assert.deepEqual(
      [await totals(first), await totals(second)],
      [
        [6, 0],
        [6, 0],
      ],
    );
    const tooMany = await views().createMany(
      undefined,
      Array.from({ length: 101 }, () => view(first)),
    );
    assert.equal(tooMany.body.code, 'LIMIT_EXCEEDED');
  });

  it('are limited per minute and address, one by one or together, without affecting other addresses', async () => {
    const flooded = await openTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const count = () => runAsSystem(flooded.services.db, (tx) => tx.selectFrom('addViews').select('id').execute());
      const from = (address: string, rows: number) =>
        flooded.call<{ code: string }>('POST', `/base/add_views/create${rows === 1 ? '' : '-many'}`, {
          body: rows === 1 ? view(randomUUID()) : Array.from({ length: rows }, () => view(randomUUID())),
          headers: { 'x-forwarded-for': address },
        });
      for (let call = 0; call < 5; call += 1) assert.equal((await from('192.0.2.1', 100)).status, 201);
      assert.equal((await from('192.0.2.1', 1)).status, 201);
      for (const rows of [100, 1]) {
        const { status, body, headers } = await from('192.0.2.1', rows);
        assert.deepEqual([status, body.code], [429, 'RATE_LIMITED']);
        assert.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60);
      }
      assert.equal((await from('192.0.2.2', 100)).status, 201);
      assert.deepEqual(await count(), []);
    } finally {
      await flooded.close();
    }
  });

  it('lead only to pages of ours', async () => {
    const adds = callsOn(api, 'adds');
    const input = { ...text, startsOn: '2020-01-01', endsOn: '2999-01-01' };
    const { id } = (await adds.create(owner, input)).body.data;
    for (const target of ['//evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'https://evil.test']) {
      const refusal = [422, [{ pointer: '/target', code: 'INVALID' }]];
      const created = await adds.create(owner, { ...input, target });
      const changed = await adds.update(owner, id, { target });
      for (const { status, body } of [created, changed]) assert.deepEqual([status, body.errors], refusal, target);
    }
    assert.equal((await adds.get(owner, id)).body.data.target, '/pricing');
  });

  it('count nothing for advertisements that are not running or are viewed by their owner, without saying so', async () => {
    const [addId, draft, later] = [await running(), await running('2020-01-01', null), await running('2998-01-01')];
    const quiet = [
      await views().create(undefined, view(draft)),
      await views().create(undefined, view(later)),
      await views().create(undefined, view(randomUUID())),
      await views().create(owner, view(addId)),
    ];
    assert.deepEqual([...new Set(quiet.map(({ status }) => status))], [201]);
    for (const id of [addId, draft, later]) assert.deepEqual(await totals(id), [0, 0]);
  });

  it('cannot be used to write or read anything else', async () => {
    const addId = await running();
    for (const field of ['at', 'id', 'impressions', 'day']) {
      const { status, body } = await views().create(undefined, { ...view(addId), [field]: 5 });
      assert.deepEqual([status, body.errors[0]?.code], [422, 'COLUMN_UNKNOWN'], field);
    }
    assert.equal((await views().create(undefined, view(addId, 'purchase'))).status, 422);
    assert.equal((await views().find(undefined)).status, 401);
    assert.equal((await views().find(owner)).status, 403);
    for (const table of ['add_days', 'adds'])
      assert.equal((await callsOn(api, table).create(undefined, { clicks: 1 })).status, 401);
    assert.equal((await callsOn(api, 'add_days').create(owner, { clicks: 1 })).status, 403);
    assert.equal((await callsOn(api, 'adds').update(owner, addId, { impressions: 9 })).status, 422);
  });

  it('end when the owner changes what was published, and only then', async () => {
    const addId = await running();
    const change = async (input: object) => {
      const { status, body } = await callsOn(api, 'adds').update(owner, addId, input);
      assert.equal(status, 200);
      const stored = await callsOn(api, 'adds').get(owner, addId);
      assert.equal(body.data['publishedAt'], stored.body.data['publishedAt']);
      return [stored.body.data['publishedAt'] !== null, (await callsOn(api, 'adds').get(undefined, addId)).status];
    };
    assert.deepEqual(await change({ ...text, endsOn: '2999-01-01' }), [true, 200], 'nothing of it is other');
    const operator = await api.operator();
    for (const input of [{ textFr: 'b' }, { target: '/lawyers' }, { endsOn: '2999-02-01' }, { placement: 'list' }]) {
      assert.deepEqual(await change(input), [false, 404], JSON.stringify(input));
      const publishedAt = new Date().toISOString();
      assert.equal((await callsOn(api, 'adds').update(operator, addId, { publishedAt })).status, 200);
      assert.equal((await callsOn(api, 'adds').get(undefined, addId)).status, 200);
    }
    const step = await callsOn(api, 'adds').step(owner, addId, { placement: 'list' }, { titleEn: 'b' });
    assert.equal(step.body.data['publishedAt'], null);
  });

  it('are read by the owner only, by day and in total', async () => {
    const addId = await running();
    const today = () => new Date().toISOString().slice(0, 10);
    const began = today();
    await views().create(undefined, view(addId));
    const counted = [began, today()]; // the day may change meanwhile
    const days = () => callsOn(api, 'add_days');
    assert.equal((await days().find(undefined)).status, 401);
    assert.equal((await days().find(await api.register('client'))).status, 403);
    const where = { where: { addId } };
    assert.deepEqual((await days().find(rival, where)).body.data, []);
    const [row] = v.parse(v.array(v.strictObject(addDay.entries)), (await days().find(owner, where)).body.data);
    assert.equal(row?.impressions, 1);
    assert.ok(counted.includes(row.day), row.day);
    const shown = await callsOn(api, 'adds').get(undefined, addId);
    assert.ok(!('impressions' in shown.body.data) && !('clicks' in shown.body.data));
  });
});
