import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseRole } from '../../src/db/roles.ts';
import { become } from '../../src/db/run-as.ts';
import type { Tx } from '../../src/db/run-as.ts';
import { writableColumns } from '../../src/policy/access.ts';
import { policyScopes } from '../../src/policy/policy.ts';
import type { Operation, Policy, PolicyScope } from '../../src/policy/policy.ts';
import { compileRows, ownersOf } from '../../src/policy/row-expression.ts';
import { snakeCase } from '../../src/policy/snake-case.ts';
import { policies } from '../../src/tables.ts';
import { populate } from '../support/populate.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Number of copied rows per table. */
const COPIES = 4;

/**
 * Raw SQL with the rights of a caller's role, as if the builder allowed everything, with every column granted and no
 * triggers: only row-level security is left, and must hold alone.
 */
describe('a database role with raw SQL', () => {
  let api: TestApi;
  let people: Person[];
  const held: string[] = [];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 3);
    people = [clients[0], professionals[1]].filter((person) => person !== undefined);
    assert.equal(people.length, 2);
  });
  after(() => api.close());

  for (const policy of policies) {
    it(`writes, changes and deletes no row of ${policy.table} of others`, () =>
      api.services.connection.asOwner(async (owner) => {
        await owner
          .transaction()
          .execute(async (tx) => {
            await sql`alter table ${sql.table(policy.table)} disable trigger user`.execute(tx);
            for (const scope of policyScopes)
              for (const { id } of scope === 'anon' ? people.slice(0, 1) : people)
                await tryAll({ tx, policy, scope, userId: scope === 'anon' ? null : id, held });
            throw new RolledBack();
          })
          .catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error;
          });
      }));
  }

  it('was refused rows of others and allowed its own, by every verb', () => {
    for (const verb of ['insert', 'update', 'delete', 'hand over'])
      for (const outcome of ['refused', 'allowed'])
        if (verb !== 'hand over' || outcome === 'refused')
          assert.ok(held.filter((it) => it === `${verb} ${outcome}`).length >= 3, `${verb} ${outcome}: ${held.length}`);
  });
});

class RolledBack extends Error {}

interface Try {
  readonly tx: Tx;
  readonly policy: Policy;
  readonly scope: PolicyScope;
  readonly userId: string | null;
  /** The attempts and their outcomes. */
  readonly held: string[];
}

async function tryAll(attempt: Try): Promise<void> {
  const { tx, policy, scope } = attempt;
  const table = sql.table(policy.table);
  await sql`grant select, insert, update, delete on ${table} to ${sql.id(databaseRole(scope))}`.execute(tx);
  await tryInserts(attempt);
  for (const verb of ['update', 'delete'] as const) {
    const reached = within(attempt, [verb]);
    const read = within(attempt, ['list', 'get', 'aggregate']);
    const statement = verb === 'update' ? sql`update ${table} set` : sql`delete from ${table}`;
    const [column] = await columnsOf(tx, policy, ['', 'd']);
    const change = verb === 'update' ? sql`${sql.id(column ?? '')} = ${sql.id(column ?? '')}` : sql``;
    const where = (allowed: boolean) => sql`ctid in (select place from mine where is_allowed = ${allowed})`;
    await sql`drop table if exists mine`.execute(tx);
    await sql`create temporary table mine as select ctid as place, (${reached} and ${read}) as is_allowed from ${table}`.execute(
      tx,
    );
    await sql`grant select on mine to ${sql.id(databaseRole(scope))}`.execute(tx);
    const refused = await asCaller(attempt, sql`${statement} ${change} where ${where(false)} returning 1`);
    assert.deepEqual(refused, [], `${scope} may ${verb} another’s`);
    attempt.held.push(`${verb} refused`);
    // Without a column to write, the database grants no update: the command writes as `system`.
    if (verb === 'update' && writableColumns(policy, scope, verb).length === 0) continue;
    const { rows } = await sql`select from mine where is_allowed`.execute(tx);
    if (rows.length === 0) continue;
    const allowed = await asCaller(attempt, sql`${statement} ${change} where ${where(true)} returning 1`);
    // Foreign keys may still prevent deleting one's own rows.
    if (typeof allowed === 'string') assert.notEqual(allowed, '42501');
    else assert.equal(allowed.length, rows.length, `${scope} may not ${verb} their own`);
    attempt.held.push(`${verb} allowed`);
  }
  await tryToHandOver(attempt);
}

/** Copies of some rows: row-level security is checked before any other constraint. */
async function tryInserts(attempt: Try): Promise<void> {
  const { tx, policy, scope } = attempt;
  const table = sql.table(policy.table);
  const columns = sql.join((await columnsOf(tx, policy)).map((column) => sql.id(column)));
  // Also where a table is empty: a scope without an expression allows no insert, whatever the row.
  if (!policy.ops.create?.[scope])
    assert.equal(await asCaller(attempt, sql`insert into ${table} default values`), '42501', scope);
  const { rows } = await sql<{ row: string; isAllowed: boolean }>`
    select to_jsonb(t)::text as row, ${within(attempt, ['create'])} as is_allowed from ${table} t limit ${COPIES}`.execute(
    tx,
  );
  for (const { row, isAllowed } of rows) {
    const outcome = await asCaller(
      attempt,
      sql`insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_record(null::${table}, ${row}::jsonb)`,
    );
    if (isAllowed) assert.notEqual(outcome, '42501', `${scope} may not insert ${row}`);
    else assert.equal(outcome, '42501', `${scope} may insert ${row}`);
    attempt.held.push(`insert ${isAllowed ? 'allowed' : 'refused'}`);
  }
}

/** Own rows stay own: their owner cannot be changed, to dispose of them or to write in another's name. */
async function tryToHandOver(attempt: Try): Promise<void> {
  const { tx, policy, scope } = attempt;
  if (writableColumns(policy, scope, 'update').length === 0) return;
  const table = sql.table(policy.table);
  const expression = policy.ops.update?.[scope];
  const owners = expression === undefined ? [] : ownersOf(expression);
  for (const owner of owners) {
    const { rows } = await sql`select from ${table} where ${within(attempt, ['update'])} limit 1`.execute(tx);
    if (rows.length === 0) continue;
    const outcome = await asCaller(attempt, sql`update ${table} set ${sql.ref(owner)} = gen_random_uuid()`);
    assert.equal(outcome, '42501', `${scope} may hand over ${owner}`);
    attempt.held.push('hand over refused');
  }
}

/** The rows that the builder reaches. */
function within({ policy, scope, userId }: Try, operations: readonly Operation[]): RawBuilder<boolean> {
  const rows = operations.flatMap((operation) => policy.ops[operation]?.[scope] ?? []);
  const user = sql<string | null>`${userId}::uuid`;
  return rows.length === 0 ? sql<boolean>`false` : sql<boolean>`coalesce(${compileRows({ or: rows }, user)}, false)`;
}

/** The rows that the statement returns to this caller, or the code of its error; rolled back either way. */
async function asCaller({ tx, scope, userId }: Try, statement: RawBuilder<unknown>): Promise<unknown[] | string> {
  await sql`savepoint tried`.execute(tx);
  try {
    await tx.executeQuery(become(scope, userId));
    return (await statement.execute(tx)).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  } finally {
    await sql`rollback to savepoint tried`.execute(tx); // restores the owner's rights
  }
}

/** Writable columns; `identity` tells which generate their value. */
async function columnsOf(tx: Tx, { table }: Policy, identity = ['', 'a', 'd']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${snakeCase(table)}) and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = any (${identity})
    order by attnum`.execute(tx);
  return rows.map(({ name }) => name);
}
