import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openers } from 'shared-contracts/processes/appointment-life-cycle';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Who opened an appointment. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table appointments
        add column opened_by text not null default 'client' check (opened_by in (${textLiterals(openers)}))`,
  ]);
}
