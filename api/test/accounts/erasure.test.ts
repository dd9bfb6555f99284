import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { purgeExpired } from '../../src/purge-expired.ts';
import { answerResetRequests } from '../../src/modules/auth/answer-reset-requests.ts';
import { openSession } from '../../src/modules/auth/sessions.ts';
import { sweepUploads } from '../../src/modules/uploads/sweep-uploads.ts';
import { snakeCase } from '../../src/policy/snake-case.ts';
import type { ColumnErasure, TableErasure } from '../../src/policy/erasure.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { policies } from '../../src/tables.ts';
import { fillSystemTables } from '../support/fill-system-tables.ts';
import { populate } from '../support/populate.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const DAY = 86_400_000;
/** Column types that can contain personal text. */
const textTypes = ['text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', 'bytea', '_text'];
/** Personal columns with a check on their values, where no marker fits. */
const enumerated = ['professionals.gender', 'professionals.kind'];

/** Our own bookkeeping. */
const bookkeeping = ['created_at', 'updated_at', 'deleted_at'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isKey: boolean;
  /** A foreign key to an account, or a uuid without one (which may be an account's). */
  readonly namesAccount: boolean;
}

const erasureOf = ({ erasure }: Policy): TableErasure | undefined =>
  erasure === 'nothing personal' ? undefined : erasure;
const columnsOf = (policy: Policy): [string, ColumnErasure<string>][] =>
  Object.entries(erasureOf(policy)?.columns ?? {}).flatMap(([name, column]) => (column ? [[name, column]] : []));

describe('a deleted account', () => {
  let api: TestApi;
  let storedColumns: readonly Column[];
  let people: { clients: Person[]; professionals: Person[] };
  const database = (query: RawBuilder<unknown>) =>
    runAsSystem(api.services.db, async (tx) => (await query.execute(tx)).rows);
  const markers = new Map<string, string>();

  before(async () => {
    api = await openTestApi();
    people = await populate(api, 3);
    storedColumns = await api.services.connection.asOwner(async (owner) => {
      const { rows } = await sql<Column>`
        select table_name as table, column_name as column, udt_name as type, keys.found as "isKey",
          udt_name = 'uuid' and (keys.of_account or not keys.found) as "namesAccount"
        from information_schema.columns, lateral (
          select count(*) > 0 as found,
            coalesce(bool_or(confrelid in ('users'::regclass, 'professionals'::regclass)), false) as of_account
          from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
          where contype in ('p', 'f') and conrelid = format('public.%I', table_name)::regclass and attname = column_name) keys
        where table_schema = 'public' and is_generated = 'NEVER'`.execute(owner);
      return rows;
    });
  });
  after(() => api.close());

  it('leaves nothing in a column whose policy does not declare its erasure', () => {
    const required = new Set<string>();
    const undeclared: string[] = [];
    for (const policy of policies) {
      const erasure = erasureOf(policy);
      if (erasure === undefined || erasure.rowsGo !== undefined) continue;
      const { rowsOf = [], rowsOfBoth = [], notPersonal = [], withRow = [] } = erasure;
      const columns = storedColumns.filter(({ table }) => table === snakeCase(policy.table));
      const owners = [...rowsOf, ...rowsOfBoth].map(snakeCase);
      const namesOthers = columns.some(({ column, namesAccount }) => namesAccount && !owners.includes(column));
      if (owners.length > 0 && !namesOthers) continue;
      const listed = owners.length > 0 ? [...withRow, ...owners] : notPersonal;
      const declared = new Set([...columnsOf(policy).map(([name]) => name), ...listed].map(snakeCase));
      for (const { column, isKey } of columns) {
        if (isKey || bookkeeping.includes(column)) continue;
        required.add(`${policy.table}.${column}`);
        if (!declared.has(column)) undeclared.push(`${policy.table}.${column}`);
      }
    }
    assert.deepEqual(undeclared, []);
    const samples = ['available_date', 'years_of_experience', 'booking_limits'].map(
      (column) => `professionals.${column}`,
    );
    for (const sample of [...samples, 'comments.report_reason', 'documents.refusal_reason', 'meetingRooms.client_id'])
      assert.ok(required.has(sample), sample);
  });

  /** Writes the marker into a personal column of the rows that `rows` selects. */
  async function plant({ table, column, type }: Column, marker: string, rows: RawBuilder<boolean>) {
    const text = sql`${marker}::text || '-' || substr(md5(random()::text), 1, 6)`;
    const values: Record<string, RawBuilder<unknown>> = {
      _text: sql`array[${text}]`,
      jsonb: sql`jsonb_build_object('text', ${text})`,
      json: sql`json_build_object('text', ${text})`,
      bytea: sql`convert_to(${text}, 'UTF8')`,
    };
    try {
      // As the owner, with the triggers that prevent changes disabled.
      return await api.services.connection.asOwner((owner) =>
        owner.transaction().execute(async (tx) => {
          await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
          const { rows: planted } = await sql`
            update ${sql.table(table)} set ${sql.id(column)} = ${values[type] ?? text} where ${rows} returning 1`.execute(
            tx,
          );
          await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
          return planted.length > 0 ? 'planted' : 'no row';
        }),
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23514') return 'refused';
      throw error;
    }
  }

  /** Plants a marker of each person in each of their personal columns. Returns the outcome by column. */
  async function plantAll(): Promise<Map<string, string>> {
    const results = new Map<string, string>();
    for (const policy of policies) {
      const erasure = erasureOf(policy);
      if (!erasure) continue;
      const columns = new Map(columnsOf(policy).map(([name, column]) => [snakeCase(name), column]));
      const notPersonal = new Set((erasure.notPersonal ?? []).map(snakeCase));
      for (const column of storedColumns) {
        if (column.table !== snakeCase(policy.table) || !textTypes.includes(column.type)) continue;
        const declared = columns.get(column.column);
        if (notPersonal.has(column.column) || (declared && 'kept' in declared)) continue;
        const owners = declared ? [declared.of] : [...(erasure.rowsOf ?? []), ...(erasure.rowsOfBoth ?? [])];
        const owned = (id: string) =>
          owners.length === 0
            ? sql<boolean>`true`
            : sql<boolean>`${id} in (${sql.join(owners.map((owner) => sql.ref(owner)))})`;
        const outcomes: string[] = [];
        for (const [id, marker] of markers) outcomes.push(await plant(column, marker, owned(id)));
        const outcome = ['planted', 'refused', 'no row'].find((one) => outcomes.includes(one)) ?? 'no row';
        results.set(`${column.table}.${column.column}`, declared ? `${outcome}, declared` : outcome);
      }
    }
    return results;
  }

  /** Tables that contain a marker of these people, in any column. */
  const traces = (...ids: string[]): Promise<string[]> =>
    api.services.connection.asOwner(async (owner) => {
      const { rows: tables } = await sql<{ schema: string; name: string }>`
        select table_schema as schema, table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(owner);
      const sought = ids.map((id) => markers.get(id) ?? 'unknown');
      const pattern = sought.flatMap((marker) => [marker, Buffer.from(marker).toString('hex')]).join('|');
      const found: string[] = [];
      for (const { schema, name } of tables) {
        const { rows } = await sql`
          select 1 from ${sql.id(schema, name)} t where t::text ~* ${pattern} limit 1`.execute(owner);
        if (rows.length > 0) found.push(name);
      }
      return found.sort();
    });

  /** Personal columns of deleted accounts whose value differs from their policy. */
  async function unreplaced(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const policy of policies)
      for (const [name, column] of columnsOf(policy)) {
        if ('kept' in column) continue;
        const { of, becomes } = column;
        const value =
          typeof becomes === 'string' ? sql`replace(${becomes}, '{id}', ${sql.ref(of)}::text)` : sql`${becomes}`;
        const rows = await database(sql`
          select 1 from ${sql.table(policy.table)}
          where ${sql.ref(of)} = any(${ids}::uuid[]) and ${sql.ref(name)}::text is distinct from ${value}::text limit 1`);
        if (rows.length > 0) found.push(`${policy.table}.${name}`);
      }
    return found;
  }

  /** Signs in first: the marker overwrites tokens and the password hash. */
  async function leave(person: Person, passwordHash: string): Promise<void> {
    const { token } = await runAsSystem(api.services.db, async (tx) => {
      await tx.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute();
      return openSession(tx, person.id, { userAgent: markers.get(person.id) ?? '', isProved: true }, new Date());
    });
    const deleted = await api.call('DELETE', '/auth/account', { token, body: { password } });
    assert.equal(deleted.status, 200, JSON.stringify(deleted.body));
  }
  /** Runs the jobs that delete within a month. */
  const purge = async () => {
    const later = { ...api.services, now: () => new Date(Date.now() + 31 * DAY), stop: new AbortController().signal };
    await answerResetRequests(later);
    await purgeExpired(later);
    await sweepUploads(later);
  };

  it('is found nowhere, except in rows kept for the other party until their account is deleted too', async () => {
    const accounts = [...people.clients, ...people.professionals];
    for (const { id } of accounts) markers.set(id, `zqx${randomBytes(4).toString('hex')}`);
    await fillSystemTables(api, accounts);
    const { passwordHash } = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', accounts[0]?.id ?? '')
        .executeTakeFirstOrThrow(),
    );
    const planted = await plantAll();
    const columns = (outcome: string) => [...planted].flatMap(([name, how]) => (how.startsWith(outcome) ? [name] : []));
    assert.deepEqual(columns('no row'), []);
    assert.deepEqual(columns('refused, declared').sort(), enumerated);
    assert.ok(columns('planted').length > 60, columns('planted').join(' '));

    const [first, ...others] = accounts;
    assert.ok(first);
    const ids = accounts.map(({ id }) => id);
    assert.ok((await traces(...ids)).length > 20);
    await leave(first, passwordHash);
    const keptForOthers = [
      'appointment_history',
      'appointment_parties',
      'appointments',
      'clients',
      'conflict_checks',
      'conversations',
      'messages',
      'reviews',
    ];
    assert.deepEqual(
      (await traces(first.id)).filter((table) => !keptForOthers.includes(table)),
      [],
    );
    for (const person of others) await leave(person, passwordHash);
    await purge();
    assert.deepEqual(await traces(...ids), []);
    assert.deepEqual(await unreplaced(ids), []);
  });
});
