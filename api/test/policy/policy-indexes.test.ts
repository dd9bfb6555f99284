import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { filterColumn, readableColumns } from '../../src/policy/access.ts';
import { orderBy } from '../../src/policy/keyset.ts';
import { policyScopes } from '../../src/policy/policy.ts';
import { sortKeys } from '../../src/policy/query.ts';
import { compileRows, impliesSet, ownersOf } from '../../src/policy/row-expression.ts';
import type { RowExpression } from '../../src/policy/row-expression.ts';
import { snakeCase } from '../../src/policy/snake-case.ts';
import { tables } from '../../src/tables.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

interface Index {
  readonly tableName: string;
  readonly method: string;
  /** Its key columns in order, without included ones. */
  readonly keys: readonly string[];
  readonly condition: string | null;
}

/** Every list that a caller may request. */
const lists = tables.flatMap(({ policy }) =>
  policyScopes.flatMap((scope) => {
    const rows = policy.ops.list?.[scope];
    return rows === undefined ? [] : [{ policy, scope, rows, owners: ownersOf(rows) }];
  }),
);

/** A filter or a sort without an index passes every test and overloads the database a year later. */
describe('every column that a policy lets callers filter or sort by', () => {
  let api: TestApi;
  let indexes: readonly Index[];
  before(async () => {
    api = await openTestApi();
    const { rows } = await sql<Index>`
      select c.relname as table_name, m.amname as method, pg_get_expr(i.indpred, i.indrelid) as condition,
        array(select trim(both '"' from pg_get_indexdef(i.indexrelid, k, true)) from generate_series(1, i.indnkeyatts) as k order by k) as keys
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
      where c.relnamespace = 'public'::regnamespace`.execute(api.services.db);
    indexes = rows;
  });
  after(() => api.close());

  /** Whether an index finds all listed rows with a value of the column. */
  const leads = (table: string, rows: RowExpression, column: string): boolean =>
    indexes.some(
      ({ tableName, method, keys, condition }) =>
        tableName === snakeCase(table) &&
        // A partial index on the value finds them in any order.
        (condition === `(${column} IS NOT NULL)` ||
          ((method === 'gin' ? keys.includes(column) : keys[0] === column) &&
            (condition === null || holds(condition, rows, column)))),
    );

  function holds(condition: string, rows: RowExpression, column: string): boolean {
    const [, set = ''] = /^\((\w+) IS NOT NULL\)$/u.exec(condition) ?? [];
    if (set)
      return impliesSet(
        rows,
        set.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
      );
    // The default state of nearly all texts: the list's own order soon finds a page of them.
    return column === 'moderation' && condition === "(moderation <> 'visible'::text)";
  }

  it('has an index: with the owner for own rows, by itself for public lists', () => {
    const missing = lists.flatMap(({ policy, scope, rows, owners }) => {
      const columns = Object.keys(policy.cols).flatMap((name) => {
        const column = filterColumn(policy, scope, name);
        if (column === undefined || column === 'fixed') return [];
        return snakeCase(typeof column.sort === 'string' ? column.sort : name);
      });
      return (owners.length > 0 ? owners.map(snakeCase) : columns)
        .filter((column) => !leads(policy.table, rows, column))
        .map((column) => `${scope}: ${policy.table}.${column}`);
    });
    assert.deepEqual(missing, []);
  });

  it('orders a list without a sort, ascending and descending, as does the default order', async () => {
    const sorted: string[] = [];
    const orders = lists
      .filter(({ owners }) => owners.length < 2) // "from me or to me" is two ranges, which no index returns in one order
      .flatMap((list) => {
        const { policy, scope } = list;
        const sorts = readableColumns(policy, scope).filter((name) => policy.cols[name]?.sort);
        const asked = sorts.flatMap((name) => [[{ [name]: 'asc' }], [{ [name]: 'desc' }]]);
        return [undefined, ...asked].map((sort) => ({ ...list, sort }));
      });
    assert.ok(orders.length > 0);
    await runAsSystem(api.services.db, async (tx) => {
      // The tables are empty: sequential scans are disabled, so a plan with one has no alternative.
      for (const setting of ['seqscan', 'bitmapscan', 'sort'])
        await sql`select set_config(${`enable_${setting}`}, 'off', true)`.execute(tx);
      for (const { policy, scope, rows, owners, sort } of orders) {
        const me = sql<string | null>`'00000000-0000-4000-8000-000000000000'::uuid`;
        const { rows: lines } = await sql<Record<string, string>>`
          explain select id from ${sql.table(policy.table)} where ${compileRows(rows, me)}
          order by ${orderBy(sortKeys(policy, scope, sort))} limit 21`.execute(tx);
        const plan = lines.map((line) => Object.values(line)[0]).join('\n');
        const isLed = owners.every((owner) => new RegExp(`Index Cond: .*\\b${snakeCase(owner)} = `, 'u').test(plan));
        // Within one value (a weekday) one's own rows may be sorted: there are few.
        const isInOrder = !(owners.length > 0 ? /(?<!Incremental )Sort {2}\(/u : /Sort {2}\(/u).test(plan);
        if (!isInOrder || !isLed || plan.includes('Seq Scan'))
          sorted.push(`${scope}: ${policy.table} by ${JSON.stringify(sort ?? policy.order)}\n${plan}`);
      }
    });
    assert.equal(sorted.length, 0, sorted.join('\n\n'));
  });

  it('has an index in the table’s default order, where the policy says so', async () => {
    const definitions = await sql<{ tableName: string; definition: string }>`
      select tablename as table_name, indexdef as definition from pg_indexes where schemaname = 'public'`.execute(
      api.services.db,
    );
    const missing = tables.flatMap(({ policy }) => {
      const order = sortKeys(policy, 'anon', undefined).map(({ column, direction, nullable }) =>
        [snakeCase(column), ...(direction === 'desc' ? [nullable ? 'DESC NULLS LAST' : 'DESC'] : [])].join(' '),
      );
      return Object.keys(policy.cols)
        .filter((name) => policy.cols[name]?.filter === 'in-order')
        .filter((name) => {
          const inOrder = `(${[snakeCase(name), ...order].join(', ')})`; // at the end: over all rows
          return !definitions.rows.some(
            ({ tableName, definition }) => tableName === snakeCase(policy.table) && definition.endsWith(inOrder),
          );
        })
        .map((name) => `${snakeCase(policy.table)}.${name}`);
    });
    assert.deepEqual(missing, []);
  });
});
