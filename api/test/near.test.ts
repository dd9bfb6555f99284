import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { runAsSystem } from '../src/db/run-as.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** By the angle between two directions from the centre of the earth: another formula than the database's. */
function kilometres(a: Place, b: Place): number {
  const direction = ({ lat, lng }: Place) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [[x, y, z], [u, v, w]] = [direction(a), direction(b)];
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  return 6371.0088 * Math.atan2(cross, x * u + y * v + z * w);
}

/** Small steps around places where longitudes end, meridians meet, and somewhere in between. */
const corners: readonly Place[] = [
  { lat: 48.8566, lng: 2.3522 },
  { lat: -16.8, lng: 179.95 },
  { lat: 64, lng: -179.9 },
  { lat: 89.5, lng: 40 },
  { lat: -89.9, lng: -120 },
  { lat: 84, lng: 0 },
  { lat: 0, lng: 0 },
];

interface Refusal {
  readonly code: string;
  readonly errors: readonly unknown[];
  readonly details?: unknown;
}

describe('$near', () => {
  let api: TestApi;
  const stands = new Map<string, Place>();
  before(async () => {
    api = await openTestApi();
    const places = corners.flatMap((corner) =>
      Array.from({ length: 40 }, (_, step) => ({
        lat: Math.max(-90, Math.min(90, corner.lat + Math.sin(step) * step * 0.12)),
        lng: ((corner.lng + Math.cos(step * 1.3) * step * 0.2 + 540) % 360) - 180,
      })),
    );
    const ids = await insertAt([...places, undefined]);
    for (const [index, place] of places.entries()) stands.set(String(ids[index]), place);
  });
  after(() => api.close());

  async function insertAt(places: readonly (Place | undefined)[]): Promise<string[]> {
    const names = { lastName: 'Ndiaye', firstNames: 'Awa' };
    const rows = places.map((place) => {
      const id = randomUUID();
      return { id, email: `${id}@nimbia.test`, place };
    });
    await runAsSystem(api.services.db, async (tx) => {
      const accounts = rows.map(({ id, email }) => ({ id, email, ...names, role: 'professional' as const }));
      await tx
        .insertInto('users')
        .values(accounts.map((account) => ({ ...account, passwordHash: '' })))
        .execute();
      const profiles = rows.map(({ id, email, place }) => ({
        ...{ id, slug: `p-${id}`, email, secondaryEmail: `second-${email}`, phoneNumber: '+1', ...names },
        ...{ country: 'SN', city: 'Dakar', functions: ['lawyer' as const], verifiedAt: new Date() },
        ...{ latitude: place?.lat ?? null, longitude: place?.lng ?? null },
      }));
      await tx.insertInto('professionals').values(profiles).execute();
    });
    return rows.map(({ id }) => id);
  }

  const findIds = async (where: unknown, path = '/professionals/find-by') => {
    const ids: string[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const answer: { status: number; body: { data: { id: string }[]; page: { next: string | null } } } =
        await api.call('POST', path, { body: { where, select: ['id'], limit: 100, cursor } });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      ids.push(...answer.body.data.map(({ id }) => id));
      cursor = answer.body.page.next;
    }
    return ids.sort();
  };

  it('finds whoever is within so many kilometres and nobody else, across the date line and around the poles', async () => {
    const rounded = (degrees: number) => Number(degrees.toFixed(6));
    const circles = fc.record({
      corner: fc.constantFrom(...corners),
      north: fc.double({ min: -4, max: 4, noNaN: true }),
      east: fc.double({ min: -4, max: 4, noNaN: true }),
      km: fc.double({ min: 0.5, max: 500, noNaN: true }),
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(circles, async ({ corner, north, east, km }) => {
        const centre = {
          lat: rounded(Math.max(-90, Math.min(90, corner.lat + north))),
          lng: rounded(((corner.lng + east + 540) % 360) - 180),
        };
        const distances = [...stands].map(([id, place]) => [id, kilometres(centre, place)] as const);
        fc.pre(distances.every(([, distance]) => Math.abs(distance - km) > 1e-3)); // rounding decides nothing
        const expected = distances.filter(([, distance]) => distance < km).map(([id]) => id);
        found += expected.length;
        assert.deepEqual(await findIds({ position: { $near: { ...centre, km } } }), expected.sort());
      }),
      { numRuns: 120 },
    );
    assert.ok(found > 500);
  });

  it('bears numbers that are nearly nothing, in what is asked and in what somebody has written', async () => {
    const [tiny = ''] = await insertAt([{ lat: 1e-200, lng: -1e-310 }]);
    stands.set(tiny, { lat: 0, lng: 0 });
    for (const lat of [0, 2.9e-322, -1e-180])
      assert.ok((await findIds({ position: { $near: { lat, lng: 0, km: 1 } } })).includes(tiny));
  });

  it('combines with the rest of the language, in every call that takes criteria', async () => {
    const near = { position: { $near: { lat: 48.8566, lng: 2.3522, km: 300 } } };
    const within = await findIds(near);
    assert.ok(within.length > 10);
    const without = await findIds({ $not: near });
    assert.equal(within.length + without.length, stands.size + 1); // whoever says no place is not near anything
    assert.deepEqual(await findIds({ $and: [near, { $not: near }] }), []);
    assert.deepEqual(await findIds({ ...near, city: 'Paris' }), []);
    const where = encodeURIComponent(JSON.stringify(near));
    const count = await api.call<{ total: number }>('GET', `/professionals/count?where=${where}`);
    assert.equal(count.body.total, within.length);
    const one = await api.call<{ data: { id: string } }>('POST', '/professionals/find-one-by', {
      body: { where: near },
    });
    assert.ok(within.includes(one.body.data.id));
  });

  it('refuses what is no circle, with the place and the name of the limit', async () => {
    const paris = { lat: 48.8566, lng: 2.3522 };
    const cases: readonly (readonly [near: unknown, pointer: string, code: string])[] = [
      [null, '', 'INVALID'],
      ['48.85,2.35,10', '', 'INVALID'],
      [[48.85, 2.35, 10], '', 'INVALID'],
      [{}, '/lat', 'INVALID'],
      [{ ...paris, km: 10, unit: 'miles' }, '', 'INVALID'],
      [{ ...paris, lat: '48.85', km: 10 }, '/lat', 'INVALID'],
      [{ ...paris, lat: 90.01, km: 10 }, '/lat', 'INVALID'],
      [{ ...paris, lng: -180.01, km: 10 }, '/lng', 'INVALID'],
      [paris, '/km', 'INVALID'],
      [{ ...paris, km: 0 }, '/km', 'INVALID'],
      [{ ...paris, km: 1e-320 }, '/km', 'INVALID'],
      [{ ...paris, km: -5 }, '/km', 'INVALID'],
      [{ ...paris, km: 500.01 }, '/km', 'LIMIT_EXCEEDED'],
    ];
    for (const [near, pointer, code] of cases) {
      const body = { where: { position: { $near: near } } };
      const answer = await api.call<Refusal>('POST', '/professionals/find-by', { body });
      const expected = [{ pointer: `/where/position/$near${pointer}`, code }];
      assert.deepEqual([answer.status, answer.body.errors], [422, expected], JSON.stringify(near));
      if (code === 'LIMIT_EXCEEDED') assert.deepEqual(answer.body.details, { limit: 'km', max: 500 });
    }
    const infinite = await api.call<Refusal>('POST', '/professionals/find-by', {
      body: '{"where":{"position":{"$near":{"lat":1e999,"lng":2,"km":3}}}}',
    });
    assert.equal(infinite.status, 422);
  });

  it('stands on positions alone, and a position takes nothing else and is read by nobody', async () => {
    const near = { $near: { lat: 1, lng: 1, km: 1 } };
    const refused = async (path: string, body: object) => {
      const { status, body: said } = await api.call<Refusal>('POST', path, { body });
      assert.equal(status, 422, JSON.stringify(said));
      return (said.errors[0] as { code: string }).code;
    };
    assert.equal(await refused('/professionals/find-by', { where: { city: near } }), 'OPERATOR_UNKNOWN');
    assert.equal(await refused('/professionals/find-by', { where: { latitude: near } }), 'OPERATOR_UNKNOWN');
    assert.equal(await refused('/articles/find-by', { where: { position: near } }), 'COLUMN_UNKNOWN');
    for (const operators of [{ $eq: '(1,1)' }, { $gt: '(1,1)' }, { $in: ['(1,1)'] }, { $isNull: true }])
      assert.equal(await refused('/professionals/find-by', { where: { position: operators } }), 'OPERATOR_UNKNOWN');
    assert.equal(await refused('/professionals/find-by', { select: ['position'] }), 'COLUMN_UNKNOWN');
    assert.equal(await refused('/professionals/find-by', { sort: [{ position: 'asc' }] }), 'COLUMN_UNKNOWN');
  });
});
