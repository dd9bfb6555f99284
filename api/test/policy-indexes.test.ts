import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Policy } from '../src/policy/policy.ts';
import { sortKeys } from '../src/policy/query.ts';
import { snakeCase } from '../src/policy/verify-security.ts';
import { tables } from '../src/tables.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

/** A filter or a sort without an index works in a test and stops the database a year later. */
describe('every column that a policy lets callers filter or sort by', () => {
  let api: TestApi;
  let indexesOf: (policy: Policy) => string[];
  before(async () => {
    api = await openTestApi();
    const { rows } = await sql<{ tableName: string; definition: string }>`
      select tablename as table_name, indexdef as definition from pg_indexes where schemaname = 'public'`.execute(
      api.services.db,
    );
    indexesOf = ({ table }) => rows.filter((row) => row.tableName === snakeCase(table)).map((row) => row.definition);
  });
  after(() => api.close());

  it('is in an index', () => {
    const missing = tables.flatMap(({ policy }) => {
      const indexes = indexesOf(policy);
      return Object.entries(policy.cols)
        .filter(([, column]) => column.filter || column.sort || column.filterFor)
        .map(([name, column]) => snakeCase(typeof column.sort === 'string' ? column.sort : name))
        .filter((column) => !indexes.some((definition) => new RegExp(`\\(.*\\b${column}\\b`, 'u').test(definition)))
        .map((column) => `${snakeCase(policy.table)}.${column}`);
    });
    assert.deepEqual(missing, []);
  });

  it('is in one that has its rows in the table’s own order, where the policy says so', () => {
    const missing = tables.flatMap(({ policy }) => {
      const order = sortKeys(policy, 'anon', undefined).map(
        ({ column, direction }) => `${snakeCase(column)}${direction === 'desc' ? ' DESC' : ''}`,
      );
      return Object.keys(policy.cols)
        .filter((name) => policy.cols[name]?.filter === 'in-order')
        .filter((name) => {
          const inOrder = `(${[snakeCase(name), ...order].join(', ')})`;
          return !indexesOf(policy).some((definition) => definition.includes(inOrder));
        })
        .map((name) => `${snakeCase(policy.table)}.${name}`);
    });
    assert.deepEqual(missing, []);
  });
});
