import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { attendedProviders } from 'shared-contracts/schemas/meeting-provider';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Whoever is there may be in our own room or in that of another provider (decision 139). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table meeting_visits add column provider text not null default 'built_in'
      check (provider in (${textLiterals(attendedProviders)}))`,
  ]);
}
