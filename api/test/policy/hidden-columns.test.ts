import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Policy, PolicyScope } from '../../src/policy/policy.ts';
import { chooseScopes } from '../../src/generic/choose-scope.ts';
import { tables } from '../../src/tables.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

type Way = (column: string) => { method: 'GET' | 'POST' | 'PUT'; url: (path: string) => string; body?: unknown };

const findBy = (query: (column: string) => unknown) => (column: string) => ({
  method: 'POST' as const,
  url: (path: string) => `/${path}/find-by`,
  body: query(column),
});

/** Every place of a call that accepts a column name. */
const ways: Record<string, Way> = {
  'where, equality': findBy((column) => ({ where: { [column]: 'x' } })),
  'where, null': findBy((column) => ({ where: { [column]: null } })),
  'where, operator': findBy((column) => ({ where: { [column]: { $gt: 'a' } } })),
  'where, pattern': findBy((column) => ({ where: { [column]: { $contains: 'abc' } } })),
  'where, deep': findBy((column) => ({ where: { $or: [{ $not: { [column]: { $isNull: true } } }] } })),
  sort: findBy((column) => ({ sort: [{ [column]: 'asc' }] })),
  select: findBy((column) => ({ select: [column] })),
  'find-one-by': (column) => ({
    method: 'POST',
    url: (path) => `/${path}/find-one-by`,
    body: { where: { [column]: 'x' } },
  }),
  'count by parameter': (column) => ({
    method: 'GET',
    url: (path) => `/${path}/count?${encodeURIComponent(column)}=x`,
  }),
  'count by condition': (column) => ({
    method: 'GET',
    url: (path) => `/${path}/count?where=${encodeURIComponent(JSON.stringify({ [column]: 'x' }))}`,
  }),
  'pro/get-all': (column) => ({
    method: 'POST',
    url: (path) => `/pro/get-all/${path}`,
    body: { where: { [column]: 'x' } },
  }),
  aggregate: (column) => ({
    method: 'POST',
    url: (path) => `/${path}/aggregate`,
    body: { groupBy: [column], metrics: { n: { fn: 'count' } } },
  }),
  'aggregated metric': (column) => ({
    method: 'POST',
    url: (path) => `/${path}/aggregate`,
    body: { metrics: { n: { fn: 'max', col: column } } },
  }),
  'lawyer-filter': (column) => ({
    method: 'POST',
    url: (path) => `/base/${path}/lawyer-filter`,
    body: { [column]: 'x' },
  }),
  'doctor-filter': (column) => ({
    method: 'POST',
    url: (path) => `/base/${path}/doctor-filter`,
    body: { specialities: ['civil'], [column]: 'x' },
  }),
  'written by create-many': (column) => ({
    method: 'POST',
    url: (path) => `/base/${path}/create-many`,
    body: [{ [column]: 'x' }],
  }),
  'written by create': (column) => ({
    method: 'POST',
    url: (path) => `/base/${path}/create`,
    body: { [column]: 'x' },
  }),
};

/** Positions that read names differently; each is tried with every hidden column and every spelling. */
const everyColumn = new Set(['where, equality', 'sort', 'select', 'aggregate', 'written by create', 'lawyer-filter']);

/** Other spellings under which a database or a library might find the column. */
const spellings: ((column: string) => string)[] = [
  (column) => column.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
  (column) => column.toUpperCase(),
  (column) => `"${column}"`,
  (column) => `${column} `,
  (column) => `t.${column}`,
  (column) => `${column}::text`,
  (column) => `${column}->>'a'`,
  (column) => `${column}.a`,
  (column) => `${column}[0]`,
  (column) => `${column}#>>{a}`,
  (column) => `@.${column}`,
  (column) => `\`${column}\``,
  (column) => `${column}"; --`,
];

describe('a column that the caller may not read', () => {
  let api: TestApi;
  let callers: (Person | undefined)[];
  before(async () => {
    api = await openTestApi();
    callers = [undefined, await api.register('client'), await api.register('professional'), await api.operator()];
  });
  after(() => api.close());

  /** The caller whose rights apply to a name in this position; undefined where every name is refused. */
  const scopeOf = (policy: Policy, name: string, index: number): PolicyScope | undefined => {
    const role = (['anon', 'client', 'professional', 'operator'] as const)[index] ?? 'anon';
    const op = name.startsWith('written') ? 'create' : name.startsWith('aggregate') ? 'aggregate' : 'list';
    try {
      return chooseScopes(policy, op, { role, userId: null }, name === 'pro/get-all' ? 'self' : 'role')[0];
    } catch {
      return undefined;
    }
  };

  async function answer(caller: Person | undefined, path: string, way: Way, column: string): Promise<string> {
    const { method, url, body } = way(column);
    const { status, body: said } = await api.call<{ errors?: { pointer: string; code: string }[] }>(method, url(path), {
      token: caller?.token,
      ...(body !== undefined && { body }),
    });
    const errors = (said.errors ?? []).map(({ pointer, code }) => ({
      pointer: pointer.replace(column, 'COLUMN'),
      code,
    }));
    return JSON.stringify({ ...said, errors, requestId: '', status });
  }

  for (const { path, policy } of tables) {
    it(`of ${path} is answered like an unknown one, in every position and spelling`, async () => {
      for (const [index, caller] of callers.entries()) {
        for (const [name, way] of Object.entries(ways)) {
          const scope = scopeOf(policy, name, index);
          const isKnown = (column: string) => {
            const {
              read = [],
              filterFor = [],
              create = [],
              byCommand,
            } = (Object.hasOwn(policy.cols, column) ? policy.cols[column] : undefined) ?? {};
            const written = name.startsWith('written') && !byCommand ? create : [];
            return scope !== undefined && [...read, ...filterFor, ...written].includes(scope);
          };
          const [hidden, ...others] = [...Object.keys(policy.cols), 'constructor', 'toString'].filter(
            (column) => !isKnown(column),
          );
          assert.ok(hidden);
          const spelt = spellings.map((spell) => spell(Object.hasOwn(policy.cols, hidden) ? hidden : 'createdAt'));
          const tried =
            everyColumn.has(name) && scope ? [hidden, ...others, ...spelt.filter((it) => !isKnown(it))] : [hidden];
          const missing = await answer(caller, path, way, 'doesNotExist');
          for (const column of tried)
            assert.equal(await answer(caller, path, way, column), missing, `${name}: ${column}`);
        }
      }
    });
  }
});
