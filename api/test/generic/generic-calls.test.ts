import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

type Row = Record<string, unknown> & { id: string };
interface Body {
  readonly data: Row[];
  readonly page: { next: string | null; limit: number };
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
  readonly details: Record<string, unknown>;
  readonly total: number;
  readonly capped: boolean;
}
interface OneBody {
  readonly data: Row;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
}

describe('the generic calls', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let hidden: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client');
    professional = await api.author({
      firstNames: 'Élodie',
      lastName: 'Mbarga',
      city: 'Yaoundé',
      country: 'CM',
    });
    hidden = await api.register('professional');
    operator = await api.operator();
  });
  after(() => api.close());

  const findBy = (table: string, body: unknown, token?: string) =>
    api.call<Body>('POST', `/${table}/find-by`, { body, token });

  describe('reading', () => {
    it('lists verified professionals only, without their private columns', async () => {
      const { status, body } = await api.call<Body>('GET', '/base/professionals/get-all');
      assert.equal(status, 200);
      assert.deepEqual(
        body.data.map((row) => row.id),
        [professional.id],
      );
      for (const column of [
        'email',
        'secondaryEmail',
        'phoneNumber',
        'planId',
        'bufferMinutes',
        'searchText',
        'ratingRank',
      ]) {
        assert.ok(!(column in (body.data[0] ?? {})), column);
      }
    });

    it('answers 404, not 403, for a row that the caller may not read', async () => {
      for (const token of [undefined, client.token, professional.token]) {
        assert.equal((await api.call('GET', `/base/professionals/get-one/${hidden.id}`, { token })).status, 404);
      }
      assert.equal(
        (await api.call('GET', `/base/professionals/get-one/${hidden.id}`, { token: operator.token })).status,
        200,
      );
      assert.equal((await api.call('GET', '/base/professionals/get-one/not-an-id')).status, 404);
      assert.equal(
        (await api.call('GET', '/base/access_tokens/get-all')).status,
        404,
        'a table of ours alone does not exist',
      );
    });

    it('shows owners their own hidden columns, and others’ rows as the public sees them', async () => {
      const own = await api.call<OneBody>('GET', `/base/professionals/get-one/${hidden.id}`, { token: hidden.token });
      assert.equal(own.body.data.email, hidden.email);
      const other = await api.call<OneBody>('GET', `/base/professionals/get-one/${professional.id}`, {
        token: hidden.token,
      });
      assert.equal(other.body.data.email, undefined);
      const mine = await api.call<Body>('POST', '/pro/get-all/professionals', { token: hidden.token });
      assert.deepEqual(
        mine.body.data.map((row) => row.phoneNumber),
        ['+221338000000'],
      );
    });

    it('answers 401, 403, 200 for what belongs to a professional', async () => {
      assert.equal((await findBy('availability_rules', {})).status, 401);
      assert.equal((await findBy('availability_rules', {}, client.token)).status, 403);
      assert.equal((await findBy('availability_rules', {}, professional.token)).status, 200);
      assert.equal((await api.call('POST', '/pro/get-all/professionals')).status, 401);
      assert.equal((await api.call('POST', '/pro/get-all/professionals', { token: client.token })).status, 403);
    });

    it('shows an account to its owner only', async () => {
      const { body } = await findBy('users', {}, client.token);
      assert.deepEqual(
        body.data.map((row) => row.id),
        [client.id],
      );
      assert.ok(!('passwordHash' in (body.data[0] ?? {})));
    });
  });

  describe('writing', () => {
    it('changes one’s own profile and no other', async () => {
      const change = (token: string | undefined, body: unknown) =>
        api.call<OneBody>('PUT', `/base/professionals/update/${professional.id}`, { token, body });
      assert.equal((await change(undefined, { city: 'Kribi' })).status, 401);
      assert.equal((await change(client.token, { city: 'Kribi' })).status, 403);
      assert.equal((await change(hidden.token, { city: 'Kribi' })).status, 404);
      const changed = await change(professional.token, { city: 'Kribi', bufferMinutes: 10 });
      assert.equal(changed.body.data.city, 'Kribi');
      assert.equal(changed.body.data.bufferMinutes, 10);
      await change(professional.token, { city: 'Yaoundé' });
    });

    it('accepts a future availability date, and no past one', async () => {
      const change = (availableDate: string | null) =>
        api.call<OneBody>('PUT', `/base/professionals/update/${professional.id}`, {
          token: professional.token,
          body: { availableDate },
        });
      const now = Date.now();
      const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString().slice(0, 10);
      assert.equal((await change(day(3))).body.data.availableDate, day(3));
      const refused = await change(day(-2));
      assert.equal(refused.status, 422);
      assert.deepEqual(refused.body.errors, [{ pointer: '/availableDate', code: 'DATE_PAST' }]);
      const [row] = (await findBy('professionals', { where: { id: professional.id } })).body.data;
      assert.equal(row?.availableDate, day(3));
      assert.equal((await change(null)).body.data.availableDate, null);
    });

    it('refuses professionals who verify themselves', async () => {
      const { status, body } = await api.call<OneBody>('PUT', `/base/professionals/update/${hidden.id}`, {
        token: hidden.token,
        body: { verifiedAt: '2026-01-01T00:00:00.000Z' },
      });
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [{ pointer: '/verifiedAt', code: 'FORBIDDEN' }]);
    });

    it('lets operators edit the register entry, but leaves verification to the documents', async () => {
      const candidate = await api.register('professional');
      const update = (body: object) =>
        api.call<OneBody>('PUT', `/base/professionals/update/${candidate.id}`, { token: operator.token, body });
      const noted = await update({ registerNumber: 'CM-42', registeredWithFr: 'au barreau du Cameroun' });
      assert.equal(noted.status, 200);
      assert.equal(noted.body.data.registerNumber, 'CM-42');
      for (const column of ['verifiedAt', 'verifiedUntil']) {
        const refused = await update({ [column]: '2999-01-01' });
        assert.deepEqual(refused.body.errors, [{ pointer: `/${column}`, code: 'FORBIDDEN' }]);
      }
    });

    it('writes, compares, changes and deletes an article of one’s own', async () => {
      const article = { category: 'civil', titleFr: 'Bail commercial', bodyFr: 'Texte' };
      assert.equal(
        (await api.call('POST', '/base/articles/create', { token: client.token, body: article })).status,
        403,
      );
      const created = await api.call<OneBody>('POST', '/base/articles/create', {
        token: professional.token,
        body: article,
      });
      assert.equal(created.status, 201);
      const { id } = created.body.data;
      assert.equal(created.body.data.authorId, professional.id);
      assert.equal((await api.call('GET', `/base/articles/get-one/${id}`)).status, 404, 'a draft is not public');
      const compare = (titleSeen: string) =>
        api.call<OneBody>('PUT', `/base/articles/update-where/${id}`, {
          token: professional.token,
          body: { where: { category: titleSeen }, set: { publishedAt: '2026-01-02T03:04:05.000Z' } },
        });
      assert.equal((await compare('tax')).status, 412);
      assert.equal((await compare('civil')).body.data.publishedAt, '2026-01-02T03:04:05.000Z');
      assert.equal((await api.call('GET', `/base/articles/get-one/${id}`)).status, 200);
      assert.equal((await api.call('DELETE', `/base/articles/delete/${id}`, { token: hidden.token })).status, 404);
      assert.equal(
        (await api.call('DELETE', `/base/articles/delete/${id}`, { token: professional.token })).status,
        200,
      );
      assert.equal((await api.call('GET', `/base/articles/get-one/${id}`)).status, 404);
    });

    it('compares a row that no command writes', async () => {
      const { body } = await api.call<OneBody>('POST', '/base/consultation_suggestions/create', {
        token: operator.token,
        body: {
          ...{ professions: [], nameFr: 'Premier avis', nameEn: 'First advice' },
          ...{ minutes: 30, callTypes: ['video'], position: 1 },
        },
      });
      const change = (seen: string, minutes: number) =>
        api.call<OneBody>('PUT', `/base/consultation_suggestions/update-where/${body.data.id}`, {
          token: operator.token,
          body: { where: { id: seen }, set: { minutes } },
        });
      assert.equal((await change(operator.id, 45)).status, 412);
      assert.equal((await change(body.data.id, 60)).body.data.minutes, 60);
    });

    it('forces the owner of created rows', async () => {
      const body = { category: 'civil', titleFr: 'X', authorId: hidden.id };
      const refused = await api.call<OneBody>('POST', '/base/articles/create', { token: professional.token, body });
      assert.equal(refused.status, 422);
    });

    it('creates all rows or none', async () => {
      const rows = [
        { category: 'tax', titleFr: 'Un' },
        { category: 'nothing', titleFr: 'Deux' },
      ];
      const refused = await api.call<OneBody>('POST', '/base/articles/create-many', {
        token: professional.token,
        body: rows,
      });
      assert.deepEqual(refused.body.errors, [{ pointer: '/1/category', code: 'INVALID' }]);
      const mine = await api.call<Body>('POST', '/pro/get-all/articles', {
        token: professional.token,
        body: { where: { category: 'tax' } },
      });
      assert.equal(mine.body.data.length, 0);
    });

    it('runs once when repeated under one idempotency key', async () => {
      const send = (titleFr: string) =>
        api.call<OneBody>('POST', '/base/articles/create', {
          token: professional.token,
          body: { category: 'labour', titleFr },
          headers: { 'idempotency-key': 'k-1' },
        });
      const [first, second] = [await send('Congé'), await send('Congé')];
      assert.equal(second.body.data.id, first.body.data.id);
      const reused = await send('Préavis');
      assert.equal(reused.status, 422);
      assert.equal(reused.body.code, 'IDEMPOTENCY_KEY_REUSED');
    });
  });

  describe('the criteria language', () => {
    it('answers hidden and unknown columns byte for byte the same', async () => {
      const ask = async (column: string) => {
        const { status, body } = await findBy('professionals', { where: { [column]: 'x' } });
        return JSON.stringify({ status, ...body, requestId: '' }).replaceAll(column, 'COLUMN');
      };
      assert.equal(await ask('phoneNumber'), await ask('doesNotExist'));
      assert.equal(await ask('email'), await ask('constructor'));
      assert.equal(await ask('planId'), await ask('a.b'));
    });

    it('finds text without accents and case', async () => {
      const { body } = await findBy('professionals', { where: { searchText: { $contains: 'ELODIE mbar' } } });
      assert.deepEqual(
        body.data.map((row) => row.id),
        [professional.id],
      );
      const named = await findBy('professionals', { where: { searchText: { $startsWith: 'elodie' } } });
      assert.deepEqual(
        named.body.data.map((row) => row.id),
        [professional.id],
      );
    });

    const refusals: [string, unknown, string, string][] = [
      ['an operator that is none', { where: { city: { $regex: 'a' } } }, 'OPERATOR_UNKNOWN', '/where/city/$regex'],
      [
        'a value of another type',
        { where: { yearsOfExperience: '1' } },
        'VALIDATION_FAILED',
        '/where/yearsOfExperience',
      ],
      ['a column that is not to be filtered by', { where: { address: 'x' } }, 'OPERATOR_UNKNOWN', '/where/address'],
      ['an unsortable column', { sort: [{ address: 'asc' }] }, 'OPERATOR_UNKNOWN', '/sort/0/address'],
      [
        'a pattern of no letters',
        { where: { searchText: { $contains: '%%%' } } },
        'VALIDATION_FAILED',
        '/where/searchText/$contains',
      ],
      [
        'a pattern of letters that are apart',
        { where: { searchText: { $startsWith: 'a-b ç’d' } } },
        'VALIDATION_FAILED',
        '/where/searchText/$startsWith',
      ],
      [
        'a pattern of two letters',
        { where: { searchText: { $contains: 'ab' } } },
        'VALIDATION_FAILED',
        '/where/searchText/$contains',
      ],
      ['an unknown member', { offset: 3 }, 'OPERATOR_UNKNOWN', '/offset'],
      ['a hidden selection', { select: ['id', 'email'] }, 'COLUMN_UNKNOWN', '/select/1'],
      ['a cursor of somebody’s own making', { cursor: 'WyJhIl0.AAAA' }, 'CURSOR_INVALID', '/cursor'],
    ];
    for (const [name, query, code, pointer] of refusals) {
      it(`refuses ${name}`, async () => {
        const { status, body } = await findBy('professionals', query);
        assert.equal(status, 422);
        assert.equal(body.code, code);
        assert.equal(body.errors[0]?.pointer, pointer);
        if (body.errors[0]?.code === 'TOO_SHORT') assert.deepEqual(body.details, { limit: 'patternMin', min: 3 });
      });
    }

    for (const day of ['2026-02-31', '2026-13-01', '2026-00-10', '2025-02-29', '0000-01-01']) {
      it(`refuses ${day}, which is not in the calendar`, async () => {
        const asked: [Promise<{ status: number; body: Body }>, string][] = [
          [
            findBy('articles', { where: { publishedAt: { $gte: `${day}T10:00:00Z` } } }, operator.token),
            '/where/publishedAt/$gte',
          ],
          [
            findBy('adds', { where: { startsOn: { $in: ['2028-02-29', day] } } }, operator.token),
            '/where/startsOn/$in/1',
          ],
        ];
        for (const [answer, pointer] of asked) {
          const { status, body } = await answer;
          assert.equal(status, 422);
          assert.equal(body.code, 'VALIDATION_FAILED');
          assert.deepEqual(body.errors[0], { pointer, code: 'INVALID' });
        }
      });
    }

    for (const day of ['1899-12-31', '3000-01-01', '9999-12-31']) {
      it(`refuses ${day}, about which nothing here can be`, async () => {
        const { status, body } = await findBy('adds', { where: { startsOn: day } }, operator.token);
        assert.equal(status, 422);
        assert.deepEqual(body.errors[0], { pointer: '/where/startsOn', code: 'INVALID' });
      });
    }

    const deep = (levels: number): unknown => (levels === 0 ? { city: 'x' } : { $not: deep(levels - 1) });
    const limits: [string, unknown, string][] = [
      ['rows', { limit: 101 }, 'rows'],
      ['depth', { where: deep(4) }, 'depth'],
      [
        'nodes',
        { where: { $and: Array.from({ length: 10 }, () => ({ city: { $gt: 'a', $lt: 'b', $ne: 'c' } })) } },
        'nodes',
      ],
      ['branches', { where: { $or: Array.from({ length: 11 }, () => ({ city: 'x' })) } }, 'branches'],
      ['values', { where: { city: { $in: Array.from({ length: 101 }, String) } } }, 'values'],
      [
        'patterns',
        { where: { $and: Array.from({ length: 4 }, () => ({ searchText: { $contains: 'abc' } })) } },
        'patterns',
      ],
      [
        'sort keys',
        { sort: [{ lastName: 'asc' }, { yearsOfExperience: 'asc' }, { ratingAverage: 'asc' }, { lastName: 'desc' }] },
        'sort',
      ],
      ['selected columns', { select: Array.from({ length: 41 }, () => 'id') }, 'select'],
    ];
    for (const [name, query, limit] of limits) {
      it(`refuses too many ${name} with the limit’s name`, async () => {
        const { status, body } = await findBy('professionals', query);
        assert.equal(status, 422);
        assert.equal(body.code, 'LIMIT_EXCEEDED');
        assert.equal(body.details.limit, limit);
      });
    }

    it('pages through every row once, in every order, nulls last descending and first ascending', async () => {
      const dates = [null, '2026-01-01T00:00:00.123456Z', '2026-01-01T00:00:00.123457Z', null, '2026-03-01T00:00:00Z'];
      const author = await api.register('professional');
      await runAsSystem(api.services.db, (tx) =>
        tx
          .insertInto('articles')
          .values(
            dates.map((publishedAt, index) => ({
              slug: `paged-${index}`,
              authorId: author.id,
              category: 'land' as const,
              titleEn: String(index),
              publishedAt,
            })),
          )
          .execute(),
      );
      for (const direction of ['asc', 'desc']) {
        const seen: unknown[] = [];
        let cursor: string | null = null;
        do {
          const answer: { body: Body } = await api.call<Body>('POST', '/pro/get-all/articles', {
            token: author.token,
            body: { sort: [{ publishedAt: direction }], limit: 2, ...(cursor !== null && { cursor }) },
          });
          seen.push(...answer.body.data.map((row) => row.titleEn));
          cursor = answer.body.page.next;
        } while (cursor !== null);
        assert.equal(new Set(seen).size, 5, direction);
        assert.deepEqual(direction === 'asc' ? seen.slice(2) : seen.slice(0, 3).reverse(), ['1', '2', '4']);
      }
    });

    it('refuses the cursor of another order', async () => {
      const extra = await api.register('professional');
      await api.verify(extra.id);
      const { body } = await findBy('professionals', { limit: 1, sort: [{ lastName: 'asc' }] });
      assert.ok(body.page.next);
      const other = await findBy('professionals', { limit: 1, sort: [{ lastName: 'desc' }], cursor: body.page.next });
      assert.equal(other.body.code, 'CURSOR_INVALID');
    });

    it('counts, by condition or by column', async () => {
      const all = await api.call<Body>('GET', '/professionals/count');
      const some = await api.call<Body>('GET', '/professionals/count?city=Yaound%C3%A9&profession=lawyer');
      const where = encodeURIComponent(JSON.stringify({ city: 'Yaoundé' }));
      const same = await api.call<Body>('GET', `/professionals/count?where=${where}`);
      assert.ok(all.body.total > some.body.total);
      assert.equal(some.body.total, 1);
      assert.equal(same.body.total, 1);
      assert.equal(same.body.capped, false);
    });

    it('finds one, or answers 404', async () => {
      const found = await api.call<OneBody>('POST', '/professionals/find-one-by', {
        body: { where: { id: professional.id }, select: ['slug'] },
      });
      assert.deepEqual(found.body.data, { slug: 'elodie-mbarga' });
      assert.equal(
        (await api.call('POST', '/professionals/find-one-by', { body: { where: { city: 'Nulle part' } } })).status,
        404,
      );
    });
  });

  describe('bodies that are refused before they are processed', () => {
    const json = 'application/json';
    const bodies: [string, string, string, number, string][] = [
      ['a key that comes twice', '{"limit":1,"limit":2}', json, 400, 'BODY_INVALID'],
      ['a key that comes twice, once escaped', String.raw`{"a":1,"\u0061":2}`, json, 400, 'BODY_INVALID'],
      ['a key that comes twice, deep', '{"where":{"$and":[{"city":"a","city":"b"}]}}', json, 400, 'BODY_INVALID'],
      ['a NUL character', String.raw`{"where":{"city":"a\u0000b"}}`, json, 400, 'BODY_INVALID'],
      ['nesting without end', `${'['.repeat(40)}${']'.repeat(40)}`, json, 400, 'BODY_INVALID'],
      ['a prototype', '{"__proto__":{"a":1}}', json, 400, 'BODY_INVALID'],
      ['an escaped prototype', String.raw`{"__pr\u006fto__":{"a":1}}`, json, 400, 'BODY_INVALID'],
      ['half a body', '{"limit":', json, 400, 'BODY_INVALID'],
      ['more than 256 KiB', `{"where":{"city":"${'x'.repeat(256 * 1024)}"}}`, json, 413, 'BODY_TOO_LARGE'],
      ['JSON that says it is text', '{}', 'text/plain', 415, 'CONTENT_TYPE_UNSUPPORTED'],
      ['JSON that says it is a form', '{}', 'application/x-www-form-urlencoded', 415, 'CONTENT_TYPE_UNSUPPORTED'],
      ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'CONTENT_TYPE_UNSUPPORTED'],
      ['XML', '<a/>', 'application/xml', 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ];
    const calls: (readonly ['POST' | 'PUT' | 'DELETE', () => string])[] = [
      ['POST', () => '/professionals/find-by'],
      ['POST', () => '/professionals/aggregate'],
      ['POST', () => '/pro/get-all/articles'],
      ['POST', () => '/base/professionals/lawyer-filter'],
      ['POST', () => '/base/articles/create'],
      ['POST', () => '/base/articles/create-many'],
      ['PUT', () => `/base/professionals/update/${professional.id}`],
      ['PUT', () => `/base/professionals/update-where/${professional.id}`],
      ['POST', () => '/slots'],
      ['POST', () => '/slots/explain'],
      ['POST', () => '/earliest'],
      ['POST', () => '/facets'],
      ['POST', () => '/auth/login'],
      ['POST', () => '/auth/register'],
      ['DELETE', () => '/auth/account'],
    ];
    for (const [name, body, type, status, code] of bodies)
      it(name, async () => {
        const before = await tableChecksums(api);
        for (const [method, url] of calls) {
          const options = { token: professional.token, body, headers: { 'content-type': type } };
          const answer = await api.call<Body>(method, url(), options);
          assert.deepEqual([answer.status, answer.body.code], [status, code], `${method} ${url()}`);
        }
        assert.deepEqual(await tableChecksums(api), before);
      });
  });

  it('allow the configured origins, with cookies, and no others', async () => {
    const from = (origin: string) => api.call('GET', '/base/plans/get-all', { headers: { origin } });
    assert.equal((await from('http://localhost:3000')).headers['access-control-allow-origin'], 'http://localhost:3000');
    assert.equal((await from('https://elsewhere.example')).headers['access-control-allow-origin'], undefined);
  });
});
