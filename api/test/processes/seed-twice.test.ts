import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { sql } from 'kysely';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import { seed } from '../../src/seed/seed.ts';

/**
 * Password hashes have a random salt, subscription addresses are secret on each machine; triggers and defaults write the database's own
 * clock into `updated_at`.
 */
const UNLIKE = ['password_hash', 'updated_at', 'token_hash', 'token_sealed'];

/** The rows of every table except internal ones, in an order independent of insertion. */
async function rowsOf({ services }: TestApi): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  await services.connection.asOwner(async (owner) => {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'schema\\_%'`.execute(
      owner,
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - ${UNLIKE}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(owner);
      all.set(
        name,
        rows.map(({ row }) => row),
      );
    }
  });
  return all;
}

/** Contents of the storage, by name. */
async function filesOf({ services: { config } }: TestApi): Promise<string[]> {
  const folder = join(config.dataDir, 'files');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => `${name} ${await readFile(join(folder, name), 'utf8')}`));
}

it('the demonstration data are the same on two databases, row by row, when seeded at the same time', async () => {
  const now = new Date('2026-11-23T09:10:00Z');
  const apis = [await openTestApi(), await openTestApi()];
  try {
    const seen = [];
    for (const api of apis) {
      await seed(api.services, { now });
      const rows = await rowsOf(api);
      seen.push(rows.set('files', await filesOf(api)));
    }
    const [first, second] = seen;
    for (const table of ['files', 'appointment_history']) assert.ok((first?.get(table)?.length ?? 0) > 0, table);
    const unlike = [...(first ?? [])].flatMap(([table, rows]) => {
      const others = new Set(second?.get(table));
      const alone = rows.filter((row) => !others.has(row));
      return alone.length > 0 || rows.length !== others.size ? [{ table, alone: alone.length, first: alone[0] }] : [];
    });
    assert.deepEqual(unlike, []);
  } finally {
    for (const api of apis) await api.close();
  }
});
