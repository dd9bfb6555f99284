import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CamelCasePlugin, sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { ColumnType as PolicyType } from '../../src/policy/policy.ts';
import { policies } from '../../src/tables.ts';
import { readTableTypes } from '../support/table-types.ts';
import type { ColumnType } from '../support/table-types.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

/** How a PostgreSQL type is parsed (type-parsers.ts), and its name in a policy. */
const typesOf: Readonly<Record<string, readonly [reads: readonly string[], policy: readonly PolicyType[]]>> = {
  uuid: [['string'], ['uuid']],
  text: [['string'], ['text', 'search', 'folded']],
  citext: [['string'], ['text']],
  int2: [['number'], ['integer']],
  int4: [['number'], ['integer']],
  int8: [['number'], ['integer']],
  float8: [['number'], ['number']],
  numeric: [['number'], ['number']],
  bool: [['boolean'], ['boolean']],
  timestamptz: [['Date'], ['instant']],
  date: [['string'], ['date']],
  jsonb: [['object', 'array'], ['json']],
  _text: [['array'], ['text[]']],
  bytea: [['Buffer'], ['binary']],
  bit: [['string'], ['bits']],
  varbit: [['string'], ['bits']],
  tstzrange: [['string'], ['range']],
  tstzmultirange: [['string'], ['range']],
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
  readonly hasDefault: boolean;
}

class Names extends CamelCasePlugin {
  toCamel = (name: string): string => this.camelCase(name);
}
const { toCamel } = new Names();

describe('a column', () => {
  let api: TestApi;
  let columns: Column[];
  before(async () => {
    api = await openTestApi();
    const { rows } = await runAsSystem(api.services.db, (tx) =>
      sql<Column>`
        select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
          a.attgenerated = 's' or a.attidentity = 'a' as generated, a.atthasdef as has_default
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and c.relname !~ '^(kysely|schema)_'`.execute(tx),
    );
    columns = rows.map((row) => ({ ...row, table: toCamel(row.table), column: toCamel(row.column) }));
  });
  after(() => api.close());

  const names = (list: readonly { table: string; column: string }[]) =>
    list.map(({ table, column }) => `${table}.${column}`).sort();

  it('has the same type in the query builder as in the database', () => {
    const types = readTableTypes();
    const declared = [...types].flatMap(([table, of]) => [...of.keys()].map((column) => ({ table, column })));
    assert.deepEqual(names(declared), names(columns));
    const faults = columns.flatMap((column) => {
      const declaredAs = types.get(column.table)?.get(column.column);
      return declaredAs && agrees(column, declaredAs) ? [] : [{ column, declaredAs }];
    });
    assert.deepEqual(faults, []);
  });

  it('has the same type in the policy of its table as in the database', () => {
    for (const { table, cols } of policies.filter((policy) => Object.keys(policy.cols).length > 0)) {
      const found = columns.filter((column) => column.table === table);
      assert.deepEqual(Object.keys(cols).sort(), found.map(({ column }) => column).sort(), table);
      for (const { column, type, nullable } of found) {
        const policy = cols[column];
        assert.ok(
          policy && typesOf[type]?.[1].includes(policy.type),
          `${table}.${column} is ${type}, not ${policy?.type}`,
        );
        assert.equal(policy.nullable ?? false, nullable, `nullable of ${table}.${column}`);
      }
    }
  });
});

function agrees({ type, nullable, generated, hasDefault }: Column, declared: ColumnType): boolean {
  return (
    (typesOf[type]?.[0] ?? []).includes(declared.reads) &&
    // `unknown` includes null.
    (declared.nullable === nullable || (type === 'jsonb' && declared.reads === 'object' && nullable)) &&
    (declared.generated || !generated) &&
    // Types may be stricter than the database, never looser.
    (!(declared.optional || declared.generated) || nullable || generated || hasDefault)
  );
}
