import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import * as v from 'valibot';
import { inTransaction, runAs, runAsSystem } from '../../src/db/run-as.ts';
import type { Tx } from '../../src/db/run-as.ts';
import { aggregateRows, aggregateStatement } from '../../src/generic/aggregate-rows.ts';
import { inCall } from '../../src/generic/call-context.ts';
import { findThenCount, findThenReadPage } from '../../src/generic/find-then-read.ts';
import { readPage } from '../../src/generic/rows.ts';
import {
  availabilityCondition,
  idsAvailableNow,
} from '../../src/modules/professionals-search/availability-condition.ts';
import { filterCriteria, filterLimits } from '../../src/modules/professionals-search/filter-criteria.ts';
import { namedFilters } from '../../src/modules/professionals-search/named-filters.ts';
import { professionalsTable } from '../../src/modules/professionals/table.ts';
import { filterColumn, readableColumns } from '../../src/policy/access.ts';
import { checkAggregate } from '../../src/policy/aggregate-query.ts';
import { compileCondition, compileCriteria } from '../../src/policy/criteria-condition.ts';
import { grantStatisticsAccess } from '../../src/policy/grant-statistics-access.ts';
import type { ColumnType, Operation, Policy, PolicyScope } from '../../src/policy/policy.ts';
import { policyScopes } from '../../src/policy/policy.ts';
import { checkQuery } from '../../src/policy/query.ts';
import { compileRows } from '../../src/policy/row-expression.ts';
import { verifySecurity } from '../../src/policy/verify-security.ts';
import { policies, tables } from '../../src/tables.ts';
import { rolledBack } from '../support/rolled-back.ts';
import { populate } from '../support/populate.ts';
import { openTestApi } from '../support/test-api.ts';
import { testSeed } from '../support/test-seed.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** The query builder and row-level security are compiled from one policy; here each runs without the other. */
describe(`the builder and row-level security, on the rows of TEST_SEED=${testSeed}`, () => {
  let api: TestApi;
  let people: Person[];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 5, testSeed);
    people = [...clients, ...professionals];
  });
  after(() => api.close());

  const readable = tables
    .map((module) => module.policy)
    .flatMap((policy) =>
      policyScopes
        .filter((scope) => policy.ops.list?.[scope] && policy.ops.get?.[scope])
        .map((scope) => ({ policy, scope })),
    );

  const callers = fc.nat({ max: 6 });
  const seeds = fc.array(
    fc.record({
      column: fc.nat(),
      operator: fc.constantFrom('$eq', '$ne', '$gt', '$lte', '$isNull', '$in', '$contains', '$startsWith'),
      value: fc.nat({ max: 9 }),
      negated: fc.boolean(),
    }),
    { maxLength: 3 },
  );

  it('agree on every table, role, caller and criteria', async () => {
    const cases = fc.record({
      target: fc.constantFrom(...readable),
      caller: callers,
      seed: seeds,
      order: fc.nat(),
      limit: fc.constantFrom(3, 10, 100),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ target: { policy, scope }, caller, seed, order, limit }) => {
        const userId = scope === 'anon' ? null : (people[caller]?.id ?? null);
        const where = criteria(policy, scope, seed, people);
        const condition = compileCondition(policy, scope, where);
        const [listed, got] = [policy.ops.list?.[scope], policy.ops.get?.[scope]];
        assert.ok(listed && got);
        const user = sql<string | null>`${userId}::uuid`;
        const byBuilder = await runAsSystem(api.services.db, (tx) =>
          ids(tx, policy, sql<boolean>`(${compileRows(listed, user)} or ${compileRows(got, user)}) and ${condition}`),
        );
        const bySecurity = await runAs(
          api.services.db,
          { role: 'anon', userId },
          (tx) => ids(tx, policy, condition),
          scope,
        );
        assert.deepEqual(bySecurity, byBuilder);

        // Found with the system's rights, read with the caller's: exactly the rows that the builder lists.
        const call = { caller: { role: 'anon' as const, userId }, services: api.services, log: api.app.log };
        const query = checkQuery(policy, scope, { where, limit: policy.limits?.rows ?? 100 });
        const { data } = await inCall(call, scope, (context) => findThenReadPage(context, policy, query));
        const { total } = await inCall(call, scope, (context) => findThenCount(context, policy, query.criteria));
        const toBeListed = await runAsSystem(api.services.db, (tx) =>
          ids(tx, policy, sql<boolean>`${compileRows(listed, user)} and ${condition}`),
        );
        assert.deepEqual(data.map((row) => String(row.id)).sort(), toBeListed);
        assert.equal(total, toBeListed.length);

        // The read of a call, page after page in some order: each row once.
        const sorts = readableColumns(policy, scope).filter((name) => policy.cols[name]?.sort);
        const orders = [undefined, ...sorts.flatMap((name) => [[{ [name]: 'asc' }], [{ [name]: 'desc' }]])];
        const sort = orders[order % orders.length];
        const paged = await pages((cursor) => {
          const asked = { where, limit, ...(sort && { sort }), ...(cursor !== null && { cursor }) };
          const page = checkQuery(policy, scope, asked);
          if (!page.criteria.leaky) return readPage({ ...call, scope }, policy, page);
          return inCall(call, scope, (context) => findThenReadPage(context, policy, page));
        });
        assert.deepEqual(paged.sort(), toBeListed);
      }),
      { numRuns: 500 },
    );
  });

  it('agree on every named filter, page after page', async () => {
    const { policy } = professionalsTable;
    const filters = fc.record(
      {
        text: fc.constantFrom('awa', 'Paris', 'a', 'nobody at all'),
        category: fc.constantFrom('civil', 'tax', 'insurance'),
        profession: fc.constantFrom('lawyer', 'notary'),
        country: fc.constantFrom('SN', 'FR'),
        city: fc.constantFrom('paris', 'DAKAR'),
        language: fc.constantFrom('fr', 'wo'),
        callType: fc.constantFrom('video', 'call'),
        gender: fc.constantFrom('male', 'female'),
        availableNow: fc.boolean(),
        yearsMin: fc.constantFrom(1, 10),
        ratingMin: fc.constantFrom(1, 4.5),
        feeMax: fc.constantFrom('0XAF', '30000XOF', '80EUR'),
        sort: fc.constantFrom('relevance', 'rating', 'experience', 'name', 'fee'),
      },
      { requiredKeys: [] },
    );
    const specialities = fc.uniqueArray(fc.constantFrom('civil', 'tax', 'insurance'), { minLength: 1 });
    const cases = fc.record({
      scope: fc.constantFrom('anon', 'client', 'professional', 'operator'),
      caller: callers,
      body: fc.oneof(filters, fc.record({ specialities })),
      limit: fc.constantFrom(1, 2, 20),
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ scope, caller, body, limit }) => {
        const userId = scope === 'anon' ? null : (people[caller]?.id ?? null);
        const call = { caller: { role: 'anon' as const, userId }, services: api.services, log: api.app.log };
        const [name, where] =
          'specialities' in body
            ? (['doctor-filter', { $or: body.specialities.map((one) => ({ specialities: { $has: one } })) }] as const)
            : (['lawyer-filter', filterCriteria(v.parse(professionalFilter, body))] as const);
        const asColumns = compileCriteria(policy, scope, where, filterLimits).condition;
        const inTime =
          'specialities' in body
            ? undefined
            : availabilityCondition(body, idsAvailableNow(asColumns, api.services.now()), api.services.now());
        const condition = inTime === undefined ? asColumns : sql<boolean>`${asColumns} and ${inTime}`;
        const bySecurity = await runAs(
          api.services.db,
          { role: 'anon', userId },
          (tx) => ids(tx, policy, condition),
          scope,
        );
        const rows = policy.ops.list?.[scope];
        assert.ok(rows);
        const user = sql<string | null>`${userId}::uuid`;
        const byBuilder = await runAsSystem(api.services.db, (tx) =>
          ids(tx, policy, sql<boolean>`${compileRows(rows, user)} and ${condition}`),
        );
        assert.deepEqual(bySecurity, byBuilder);

        const filter = namedFilters[name];
        const paged = await pages(async (cursor) => {
          const asked = { ...body, limit, ...(cursor !== null && { cursor }) };
          const page = await inCall(call, scope, (context) => filter(context, asked));
          if (cursor === null) assert.equal(page.total, byBuilder.length);
          return page;
        });
        assert.deepEqual(paged.sort(), byBuilder);
        found += paged.length;
      }),
      { numRuns: 150 },
    );
    assert.ok(found > 0, 'nothing was ever found');
  });

  it('agree on every aggregate', async () => {
    const aggregable = tables.flatMap(({ policy }) =>
      policyScopes.filter((scope) => policy.ops.aggregate?.[scope]).map((scope) => ({ policy, scope })),
    );
    const cases = fc.record({
      target: fc.constantFrom(...aggregable),
      caller: callers,
      seed: seeds,
      groups: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 2 }),
      units: fc.array(fc.constantFrom('day', 'week', 'month'), { minLength: 2, maxLength: 2 }),
      metrics: fc.array(fc.record({ fn: fc.constantFrom('count', 'sum', 'avg', 'min', 'max'), column: fc.nat() }), {
        maxLength: 4,
      }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ target: { policy, scope }, caller, seed, groups, units, metrics }) => {
        const userId = scope === 'anon' ? null : (people[caller]?.id ?? null);
        const query = checkAggregate(policy, scope, {
          where: criteria(policy, scope, seed, people),
          ...aggregation(policy, scope, groups, units, metrics),
        });
        const user = sql<string | null>`${userId}::uuid`;
        const within = (operations: readonly Operation[]) => {
          const rows = operations.flatMap((operation) => policy.ops[operation]?.[scope] ?? []);
          return compileRows({ or: rows }, user);
        };
        const bySystem = async (reached: ReturnType<typeof within>) => {
          const statement = aggregateStatement(policy, query, reached);
          return (await runAsSystem(api.services.db, (tx) => statement.execute(tx))).rows;
        };
        const bySecurity = await runAs(
          api.services.db,
          { role: 'anon', userId },
          (tx) => aggregateStatement(policy, query, sql<boolean>`true`).execute(tx),
          scope,
        );
        assert.deepEqual(bySecurity.rows, await bySystem(within(['list', 'get', 'aggregate'])));

        const call = { caller: { role: 'anon' as const, userId }, services: api.services, log: api.app.log };
        const { data } = await inCall(call, scope, (context) => aggregateRows(context, policy, query));
        const expected = await bySystem(within(['aggregate']));
        assert.deepEqual(
          data.map((row) => row.rows),
          expected.map((row) => row.m0),
        );
        const listed = await runAsSystem(api.services.db, (tx) =>
          ids(tx, policy, sql<boolean>`${within(['aggregate'])} and ${query.criteria.condition}`),
        );
        assert.equal(
          data.reduce((sum, row) => sum + Number(row.rows), 0),
          listed.length,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('refuse a hidden column in the database too', async () => {
    const denied = { code: '42501' };
    const asScope = (scope: PolicyScope, work: (tx: Tx) => Promise<unknown>) =>
      runAs(api.services.db, { role: 'anon', userId: people[0]?.id ?? null }, work, scope);
    for (const scope of ['anon', 'client', 'professional'] as const) {
      await assert.rejects(
        asScope(scope, (tx) => tx.selectFrom('professionals').select('phoneNumber').execute()),
        denied,
      );
    }
    for (const scope of policyScopes) {
      await assert.rejects(
        asScope(scope, (tx) => tx.selectFrom('users').select('passwordHash').execute()),
        denied,
      );
      await assert.rejects(
        asScope(scope, (tx) => tx.selectFrom('accessTokens').selectAll().execute()),
        denied,
      );
      await assert.rejects(
        asScope(scope, (tx) => tx.updateTable('professionals').set({ planId: 'premium' }).execute()),
        denied,
      );
    }
    await assert.rejects(
      asScope('self', (tx) => tx.updateTable('professionals').set({ verifiedAt: new Date() }).execute()),
      denied,
    );
  });

  it('refuse a statement without a role', async () => {
    await assert.rejects(api.services.db.selectFrom('professionals').select('id').execute(), { code: '42501' });
  });

  it('follow the handle that runs a statement, in whatever order handles are used', async () => {
    const userId = people[0]?.id ?? null;
    const roles = await inTransaction(api.services.db, userId, async (rights) => {
      const roleOf = async (scope: 'client' | 'system') => {
        const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(rights(scope));
        return rows[0]?.role;
      };
      const alternating = [
        await roleOf('system'),
        await roleOf('client'),
        await roleOf('client'),
        await roleOf('system'),
      ];
      const atOnce = await Promise.all([roleOf('client'), roleOf('system'), roleOf('client')]);
      return [...alternating, ...atOnce];
    });
    const [system, client] = ['nimbia_system', 'nimbia_client'];
    assert.deepEqual(roles, [system, client, client, system, client, system, client]);
  });

  it('of a caller do not become the system’s inside a step of the system', async () => {
    await assert.rejects(
      inTransaction(api.services.db, people[0]?.id ?? null, async (rights) => {
        const caller = rights('client');
        await rights('system').selectFrom('accessTokens').selectAll().limit(1).execute();
        await caller.selectFrom('accessTokens').selectAll().execute();
      }),
      { code: '42501' },
    );
  });

  it('stop the server from starting when a table has no policy or no row-level security', async () => {
    await api.services.connection.asOwner(async (owner) => {
      await assert.rejects(
        verifySecurity(
          owner,
          policies.filter((policy) => policy.table !== 'plans'),
        ),
        /table plans was not declared/u,
      );
      await sql`alter table plans no force row level security`.execute(owner);
      await assert.rejects(
        verifySecurity(owner, policies),
        /table plans was changed \(without forced row-level security/u,
      );
      await sql`alter table plans force row level security`.execute(owner);
      await verifySecurity(owner, policies);
      await rolledBack(owner, async (tx) => {
        await sql`alter role nimbia_self bypassrls`.execute(tx);
        await assert.rejects(
          verifySecurity(tx, policies),
          /role nimbia_self was not declared \(not held by row-level security\)/u,
        );
      });
    });
  });

  it('apply to the system too where it may not bypass them: same results, and a warning in the log', async () => {
    await api.services.connection.asOwner(async (owner) => {
      const found = async (tx: Tx) => {
        await sql`set local role nimbia_system`.execute(tx);
        const { rows } = await sql`select id from professionals where search_text like '%a%' order by id`.execute(tx);
        await sql`reset role`.execute(tx);
        return rows;
      };
      assert.equal(await grantStatisticsAccess(owner), undefined);
      await rolledBack(owner, async (tx) => {
        const before = await found(tx);
        await sql`alter role nimbia_system nobypassrls`.execute(tx);
        assert.ok(before.length > 0);
        assert.deepEqual(await found(tx), before);
        await sql`set local role nimbia_api`.execute(tx);
        assert.match((await grantStatisticsAccess(tx)) ?? '', /alter role nimbia_system bypassrls/u);
        await sql`reset role`.execute(tx);
        assert.equal(await grantStatisticsAccess(tx), undefined, 'an owner who may gives it');
      });
    });
  });
});

async function ids(tx: Tx, policy: Policy, condition: ReturnType<typeof compileCondition>): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id::text as id from ${sql.table(policy.table)} where ${condition} order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

/** The keys of every page, in order; asserts that no key repeats. */
async function pages(
  read: (cursor: string | null) => Promise<{ data: readonly unknown[]; page: { next: string | null } }>,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, page }: Awaited<ReturnType<typeof read>> = await read(cursor);
    for (const row of data) {
      const { id } = (typeof row === 'string' ? JSON.parse(row) : row) as { id: unknown };
      seen.push(String(id));
    }
    cursor = page.next;
  } while (cursor !== null);
  assert.equal(new Set(seen).size, seen.length);
  return seen;
}

interface Seed {
  readonly column: number;
  readonly operator: string;
  readonly value: number;
  readonly negated: boolean;
}

/** Criteria with the columns and operators allowed in the scope; other tests cover the refused ones. */
function criteria(policy: Policy, scope: PolicyScope, seeds: readonly Seed[], people: readonly Person[]): unknown {
  const values: Record<string, readonly unknown[]> = {
    uuid: people.map((person) => person.id),
    text: ['Paris', 'Dakar', 'waiting', 'video', 'FR', 'free', 'hidden', 'issued', 'civil', 'account.registered'],
    integer: [0, 1, 5, 10],
    number: [0, 4.5],
    boolean: [true, false],
    instant: ['2026-01-01T00:00:00Z', '2027-06-01T00:00:00Z'],
    date: ['2026-01-01', '2999-01-01'],
    'text[]': ['lawyer', 'notary', 'video', 'fr'],
    folded: ['paris', 'DAKAR', 'Yaoundé'],
    search: ['ndiaye', 'Paris', 'awa', 'awa ndiaye d'],
    range: [
      ['2026-01-01T00:00:00Z', '2027-06-02T10:00:00Z'],
      ['2027-06-03T00:00:00Z', '2999-01-01T00:00:00Z'],
    ],
  };
  const columns = Object.entries(policy.cols).filter(
    ([name, column]) => typeof filterColumn(policy, scope, name) === 'object' && values[column.type],
  );
  const parts = seeds.flatMap((seed) => {
    const [name, column] = columns[seed.column % Math.max(columns.length, 1)] ?? [];
    if (!name || !column) return [];
    const pool = values[column.type] ?? [];
    const value = pool[seed.value % pool.length];
    const onlyOperator = { 'text[]': '$has', range: '$overlaps', folded: '$eq' }[column.type as string];
    if (onlyOperator) {
      const condition = { [name]: { [onlyOperator]: value } };
      return [seed.negated ? { $not: condition } : condition];
    }
    const isPattern = seed.operator === '$contains' || seed.operator === '$startsWith';
    if (column.type === 'search') return [{ [name]: { [isPattern ? seed.operator : '$contains']: value } }];
    if (isPattern) return [];
    const isOrdered = ['integer', 'number', 'instant', 'date', 'text'].includes(column.type);
    const operator = isOrdered || !['$gt', '$lte'].includes(seed.operator) ? seed.operator : '$eq';
    const argument = operator === '$isNull' ? seed.value % 2 === 0 : operator === '$in' ? [value] : value;
    const condition = { [name]: { [operator]: argument } };
    return [seed.negated ? { $not: condition } : condition];
  });
  return parts.length > 0 ? { $and: parts } : {};
}

/** Groups and metrics over columns that the scope may aggregate, always with the row count. */
function aggregation(
  policy: Policy,
  scope: PolicyScope,
  groups: readonly number[],
  units: readonly string[],
  metrics: readonly { fn: string; column: number }[],
) {
  const columns = Object.entries(policy.cols).filter(([, column]) => column.aggregate && column.read?.includes(scope));
  const typeOf = new Map(columns.map(([name, { type }]) => [name, type]));
  const at = (index: number) => (columns.length === 0 ? [] : [columns[index % columns.length]?.[0] ?? '']);
  const fits = (fn: string, type: ColumnType | undefined) =>
    type === 'integer' || type === 'number' || (['min', 'max'].includes(fn) && (type === 'instant' || type === 'date'));
  return {
    groupBy: [...new Set(groups.flatMap(at))].map((col, index) => {
      const type = typeOf.get(col);
      return type === 'instant' || (type === 'date' && index === 0) ? { col, unit: units[index] } : col;
    }),
    metrics: {
      rows: { fn: 'count' },
      ...Object.fromEntries(
        metrics.flatMap(({ fn, column }, index) =>
          at(column).map((col) => [`m${index}`, { fn: fits(fn, typeOf.get(col)) ? fn : 'count', col }]),
        ),
      ),
    },
  };
}
