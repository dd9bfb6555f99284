import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tx } from '../db/run-as.ts';
import type { Tables } from '../db/schema.ts';
import { withLockRetry } from '../db/with-lock-retry.ts';
import { compileSecurity } from './compile-security.ts';
import type { Policy } from './policy.ts';
import { readTexts } from './current-security.ts';

/** Applies the policies to the database as grants and row-level security; skipped when they are unchanged. */
export function applySecurity(owner: Kysely<Tables>, policies: readonly Policy[]): Promise<void> {
  return withLockRetry(owner, 'security', async (tx) => {
    const statements = policies.flatMap(compileSecurity);
    const text = statements.map((statement) => statement.compile(tx).sql).join(';\n');
    const fingerprint = createHash('sha256')
      .update(text)
      .update(await stateOf(tx))
      .digest('hex');
    const { rows } = await sql`select from schema_security where fingerprint = ${fingerprint}`.execute(tx);
    if (rows.length > 0) return;
    // All locks first: failing to get one later would waste the work before it.
    await sql`lock table ${sql.join(policies.map(({ table }) => sql.table(table)))} in access exclusive mode`.execute(
      tx,
    );
    const old = await sql<{ name: string; tableName: string }>`
      select policyname as name, tablename as table_name from pg_policies where schemaname = 'public'`.execute(tx);
    for (const { name, tableName } of old.rows) {
      await sql`drop policy ${sql.id(name)} on ${sql.id(tableName)}`.execute(tx);
    }
    for (const statement of statements) await statement.execute(tx);
    await sql`grant usage on all sequences in schema public to nimbia_system`.execute(tx);
    await sql`delete from schema_security`.execute(tx);
    const texts = JSON.stringify(Object.fromEntries(await readTexts(tx)));
    await sql`insert into schema_security (fingerprint, texts) values (${fingerprint}, ${texts})`.execute(tx);
  });
}

/** Another server version may print the same condition differently, and a migration may have changed a view. */
async function stateOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select current_setting('server_version_num') || ' ' || string_agg(name, ' ' order by name) as state from kysely_migration`.execute(
    tx,
  );
  return rows[0]?.state ?? '';
}
