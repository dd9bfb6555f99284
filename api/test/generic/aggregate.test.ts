import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { anonymous } from '../../src/db/roles.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { inCall } from '../../src/generic/call-context.ts';
import { findThenCount } from '../../src/generic/find-then-read.ts';
import { questionsPolicy } from '../../src/modules/questions/policy.ts';
import { checkQuery } from '../../src/policy/query.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Body {
  readonly data: Record<string, unknown>[];
  readonly capped: boolean;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
  readonly details: Record<string, unknown>;
}

const count = { n: { fn: 'count' } };

describe('the aggregate call', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let rival: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
    operator = await api.operator();
    await api.verify(professional.id);
    await populate(api, client, professional, rival);
  });
  after(() => api.close());

  const ask = (who: Person | undefined, table: string, body: unknown) =>
    api.call<Body>('POST', `/${table}/aggregate`, { token: who?.token, body });

  it('counts own rows by value', async () => {
    const { status, body } = await ask(professional, 'appointments', { groupBy: ['status'], metrics: count });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      data: [
        { status: 'accepted', n: 2 },
        { status: 'waiting', n: 1 },
      ],
      capped: false,
    });
    const everything = await ask(operator, 'appointments', { groupBy: ['status'], metrics: count });
    assert.deepEqual(everything.body.data, [
      { status: 'accepted', n: 3 },
      { status: 'waiting', n: 1 },
    ]);
  });

  it('groups instants by day, week and month of a time zone', async () => {
    const by = async (unit: string, timeZone?: string) => {
      const group = { col: 'startsAt', unit, ...(timeZone && { timeZone }) };
      const { body } = await ask(professional, 'appointments', { groupBy: [group], metrics: count });
      return body.data.map(({ startsAt, n }) => [startsAt, n]);
    };
    assert.deepEqual(await by('day'), [
      ['2027-06-07', 2],
      ['2027-07-01', 1],
    ]);
    assert.deepEqual(await by('day', 'America/Montreal'), [
      ['2027-06-06', 1],
      ['2027-06-07', 1],
      ['2027-06-30', 1],
    ]);
    assert.deepEqual(await by('week'), [
      ['2027-06-07', 2],
      ['2027-06-28', 1],
    ]);
    assert.deepEqual(await by('month', 'America/Montreal'), [['2027-06-01', 3]]);
  });

  it('sums, averages and compares, by up to two groups', async () => {
    const metrics = {
      seen: { fn: 'sum', col: 'impressions' },
      clicked: { fn: 'sum', col: 'clicks' },
      mean: { fn: 'avg', col: 'impressions' },
      first: { fn: 'min', col: 'day' },
      best: { fn: 'max', col: 'impressions' },
    };
    const { body } = await ask(professional, 'add_days', { metrics });
    assert.deepEqual(body.data, [{ seen: 60, clicked: 3, mean: 20, first: '2027-01-01', best: 30 }]);
    const byMonth = await ask(professional, 'add_days', {
      groupBy: ['addId', { col: 'day', unit: 'month' }],
      where: { day: { $gte: '2027-01-02' } },
      metrics: { seen: { fn: 'sum', col: 'impressions' } },
    });
    assert.deepEqual(
      byMonth.body.data.map(({ day, seen }) => [day, seen]),
      [
        ['2027-01-01', 20],
        ['2027-02-01', 30],
      ],
    );
  });

  it('returns null for no value, and no group for no rows', async () => {
    const where = { day: { $gt: '2999-01-01' } };
    const metrics = { ...count, seen: { fn: 'sum', col: 'impressions' } };
    assert.deepEqual((await ask(professional, 'add_days', { where, metrics })).body.data, [{ n: 0, seen: null }]);
    assert.deepEqual((await ask(professional, 'add_days', { where, groupBy: ['day'], metrics })).body.data, []);
  });

  it('says when there are more groups than requested', async () => {
    const query = { groupBy: ['day'], metrics: count };
    const { body } = await ask(professional, 'add_days', { ...query, limit: 2 });
    assert.deepEqual(body, {
      data: [
        { day: '2027-01-01', n: 1 },
        { day: '2027-01-02', n: 1 },
      ],
      capped: true,
    });
    assert.equal((await ask(professional, 'add_days', { ...query, limit: 3 })).body.capped, false);
  });

  it('gives everybody the public figures of a professional, without hidden columns', async () => {
    const query = { where: { professionalId: professional.id }, groupBy: ['rating'], metrics: count };
    for (const who of [undefined, client, rival]) {
      assert.deepEqual((await ask(who, 'reviews', query)).body.data, [{ rating: 5, n: 1 }]);
    }
    assert.deepEqual((await ask(operator, 'reviews', { ...query, groupBy: ['moderation'] })).body.data, [
      { moderation: 'hidden', n: 1 },
      { moderation: 'visible', n: 1 },
    ]);
  });

  it('answers 401, 403, 200', async () => {
    assert.equal((await ask(undefined, 'payments', { metrics: count })).status, 401);
    assert.equal((await ask(client, 'payments', { metrics: count })).status, 403);
    assert.deepEqual((await ask(rival, 'payments', { metrics: count })).body.data, [{ n: 0 }]);
    assert.deepEqual(
      (await ask(professional, 'payments', { groupBy: ['currency'], metrics: { paid: { fn: 'sum', col: 'amount' } } }))
        .body.data,
      [{ currency: 'XAF', paid: 30_000 }],
    );
    assert.equal((await ask(client, 'users', { metrics: count })).status, 403);
    assert.equal((await ask(operator, 'messages', { metrics: count })).status, 403, 'what is written is confidential');
    assert.equal((await ask(operator, 'access_tokens', { metrics: count })).status, 404);
    assert.equal((await ask(undefined, 'reviews', { mine: true, metrics: count })).status, 401);
  });

  it('answers hidden and unknown columns byte for byte the same', async () => {
    const tried = async (column: string) => {
      const bodies = [
        { groupBy: [column], metrics: count },
        { groupBy: [{ col: column, unit: 'day' }], metrics: count },
        { metrics: { n: { fn: 'max', col: column } } },
        { metrics: { n: { fn: 'count', col: column } } },
        { metrics: count, where: { [column]: 'x' } },
      ];
      const answers = await Promise.all(bodies.map((body) => ask(undefined, 'reviews', body)));
      return answers.map(({ status, body }) =>
        JSON.stringify({ status, ...body, requestId: '' }).replaceAll(column, 'COLUMN'),
      );
    };
    const missing = await tried('doesNotExist');
    assert.ok(missing.every((answer) => answer.includes('"status":422')));
    for (const column of ['clientId', 'moderation', 'reportedAt', 'client_id', 'constructor'])
      assert.deepEqual(await tried(column), missing, column);
  });

  const refusals: [string, unknown, string, string][] = [
    [
      'a column that is not to be aggregated',
      { groupBy: ['changeNote'], metrics: count },
      'OPERATOR_UNKNOWN',
      '/groupBy/0',
    ],
    ['an instant without a unit', { groupBy: ['startsAt'], metrics: count }, 'OPERATOR_UNKNOWN', '/groupBy/0'],
    [
      'a unit of what is no time',
      { groupBy: [{ col: 'status', unit: 'day' }], metrics: count },
      'OPERATOR_UNKNOWN',
      '/groupBy/0/unit',
    ],
    ['one group twice', { groupBy: ['status', 'status'], metrics: count }, 'VALIDATION_FAILED', '/groupBy/1'],
    [
      'a place that is nowhere',
      { groupBy: [{ col: 'startsAt', unit: 'day', timeZone: 'Mars/Olympus' }], metrics: count },
      'VALIDATION_FAILED',
      '/groupBy/0/timeZone',
    ],
    ['no metric', { metrics: {} }, 'VALIDATION_FAILED', '/metrics'],
    ['no metrics', {}, 'VALIDATION_FAILED', '/metrics'],
    ['a sum of words', { metrics: { n: { fn: 'sum', col: 'status' } } }, 'OPERATOR_UNKNOWN', '/metrics/n/fn'],
    ['a sum of nothing', { metrics: { n: { fn: 'sum' } } }, 'VALIDATION_FAILED', '/metrics/n/col'],
    ['a function of its own', { metrics: { n: { fn: 'pg_sleep' } } }, 'VALIDATION_FAILED', '/metrics/n/fn'],
    ['a name that is SQL', { metrics: { 'n"; drop': { fn: 'count' } } }, 'VALIDATION_FAILED', '/metrics/n"; drop'],
    ['a prototype’s name', { metrics: { ...count, constructor: { fn: 'count' } } }, 'VALIDATION_FAILED', '/metrics'],
    [
      'a metric named as a group',
      { groupBy: ['status'], metrics: { status: { fn: 'count' } } },
      'VALIDATION_FAILED',
      '/metrics/status',
    ],
    ['an unknown member', { metrics: count, having: 1 }, 'VALIDATION_FAILED', '/having'],
    ['a limit that is text', { metrics: count, limit: '5' }, 'VALIDATION_FAILED', '/limit'],
  ];
  for (const [name, body, code, pointer] of refusals) {
    it(`refuses ${name}`, async () => {
      const answer = await ask(professional, 'appointments', body);
      assert.equal(answer.status, 422);
      assert.equal(answer.body.code, code);
      assert.equal(answer.body.errors[0]?.pointer, pointer);
    });
  }

  const sixMetrics = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`n${index}`, { fn: 'count' }]));
  const limits: [string, unknown][] = [
    ['groups', { groupBy: ['status', 'callType', { col: 'startsAt', unit: 'day' }], metrics: count }],
    ['metrics', { metrics: sixMetrics }],
    ['rows', { metrics: count, limit: 101 }],
    ['branches', { metrics: count, where: { $or: Array.from({ length: 11 }, () => ({ status: 'waiting' })) } }],
  ];
  for (const [limit, body] of limits) {
    it(`refuses too many ${limit} with the limit’s name`, async () => {
      const answer = await ask(professional, 'appointments', body);
      assert.equal(answer.body.code, 'LIMIT_EXCEEDED');
      assert.equal(answer.body.details.limit, limit);
    });
  }

  /** GET count, and its count where row-level security keeps the criteria from using an index. */
  async function counts(): Promise<object[]> {
    const { body } = await api.call<{ total: number; capped: boolean }>('GET', '/questions/count');
    const { total, capped } = body;
    const call = { caller: anonymous, services: api.services, log: api.app.log };
    const { criteria } = checkQuery(questionsPolicy, 'anon', {});
    const leaky = await inCall(call, 'anon', (context) => findThenCount(context, questionsPolicy, criteria));
    return [{ total, capped }, leaky];
  }

  it('stops at its bound, like count: counts are marked as capped, sums are refused', async () => {
    const bound = questionsPolicy.limits?.aggregated ?? 0;
    await runAsSystem(api.services.db, (tx) =>
      sql`
        insert into questions (client_id, pseudonym, category, lang, title, body)
        select ${client.id}, 'a', 'civil', 'fr', 'a', 'a' from generate_series(1, ${bound}::int) as n`.execute(tx),
    );
    assert.deepEqual(
      await counts(),
      Array.from({ length: 2 }, () => ({ total: 10_000, capped: false })),
    );
    const newest = { last: { fn: 'max', col: 'createdAt' } };
    const whole = await ask(undefined, 'questions', { groupBy: ['category'], metrics: { ...count, ...newest } });
    assert.equal(whole.body.capped, false);
    assert.equal(whole.body.data[0]?.n, bound);

    await runAsSystem(api.services.db, (tx) =>
      sql`
        insert into questions (client_id, pseudonym, category, lang, title, body)
        values (${client.id}, 'a', 'civil', 'fr', 'a', 'a')`.execute(tx),
    );
    assert.deepEqual(
      await counts(),
      Array.from({ length: 2 }, () => ({ total: 10_000, capped: true })),
    );
    const counted = await ask(undefined, 'questions', { groupBy: ['category'], metrics: count });
    assert.equal(counted.body.capped, true);
    assert.ok(Number(counted.body.data[0]?.n) >= bound);
    const compared = await ask(undefined, 'questions', { metrics: newest });
    assert.equal(compared.status, 422);
    assert.deepEqual(compared.body.details, { limit: 'aggregated', max: bound });
  });
});

async function populate(api: TestApi, client: Person, professional: Person, rival: Person): Promise<void> {
  await runAsSystem(api.services.db, async (tx) => {
    const appointment = (who: Person, startsAt: string, status: 'waiting' | 'accepted') => ({
      professionalId: who.id,
      clientId: client.id,
      callType: 'video' as const,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 1_800_000),
      reason: 'a reason',
      status,
    });
    const appointments = await tx
      .insertInto('appointments')
      .values([
        appointment(professional, '2027-06-07T01:00:00Z', 'accepted'),
        appointment(professional, '2027-06-07T09:00:00Z', 'waiting'),
        appointment(professional, '2027-07-01T01:00:00Z', 'accepted'),
        appointment(rival, '2027-06-07T01:00:00Z', 'accepted'),
      ])
      .returning(['id', 'professionalId'])
      .execute();
    const add = await tx
      .insertInto('adds')
      .values({
        professionalId: professional.id,
        titleFr: 'a',
        titleEn: 'a',
        textFr: 'a',
        textEn: 'a',
        target: '/pricing',
        placement: 'home',
        startsOn: '2027-01-01',
        endsOn: '2027-02-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('addDays')
      .values(
        ['2027-01-01', '2027-01-02', '2027-02-01'].map((day, index) => ({
          addId: add.id,
          professionalId: professional.id,
          day,
          impressions: 10 * (index + 1),
          clicks: index,
        })),
      )
      .execute();
    await tx
      .insertInto('payments')
      .values(
        [10_000, 20_000].map((amount, index) => ({
          professionalId: professional.id,
          reference: `P-${index}`,
          plan: 'standard' as const,
          phone: '1',
          amount,
          currency: 'XAF' as const,
        })),
      )
      .execute();
    const now = new Date();
    await tx
      .insertInto('reviews')
      .values(
        appointments.slice(0, 2).map(({ id, professionalId }, index) => ({
          appointmentId: id,
          professionalId,
          clientId: client.id,
          rating: index ? 1 : 5,
          publishesAt: now,
          publishedAt: now,
          moderation: index ? ('hidden' as const) : ('visible' as const),
        })),
      )
      .execute();
  });
}
