import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { policies } from '../../src/tables.ts';
import type { TestApi } from './test-api.ts';

/** A checksum of every table, system tables included, except `except`: equal checksums mean that nothing changed. */
export const tableChecksums = (api: TestApi, except: readonly string[] = []): Promise<Record<string, unknown>> =>
  runAsSystem(api.services.db, async (tx) => {
    const contents: Record<string, unknown> = {};
    for (const { table } of policies)
      if (!except.includes(table))
        contents[table] = (
          await sql`select count(*)::int as count, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum
            from ${sql.table(table)} t`.execute(tx)
        ).rows[0];
    return contents;
  });
