import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { snakeCase } from '../src/policy/verify-security.ts';
import { tables } from '../src/tables.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

/** A filter or a sort without an index works in a test and stops the database a year later. */
describe('every column that a policy lets callers filter or sort by', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('is in an index', async () => {
    const { rows } = await sql<{ tableName: string; definition: string }>`
      select tablename as table_name, indexdef as definition from pg_indexes where schemaname = 'public'`.execute(
      api.services.db,
    );
    const missing = tables.flatMap(({ policy }) => {
      const indexes = rows.filter((row) => row.tableName === snakeCase(policy.table)).map((row) => row.definition);
      return Object.entries(policy.cols)
        .filter(([, column]) => column.filter || column.sort || column.filterFor)
        .map(([name, column]) => snakeCase(typeof column.sort === 'string' ? column.sort : name))
        .filter((column) => !indexes.some((definition) => new RegExp(`\\(.*\\b${column}\\b`, 'u').test(definition)))
        .map((column) => `${snakeCase(policy.table)}.${column}`);
    });
    assert.deepEqual(missing, []);
  });
});
