import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Filters that policies allowed before an index served them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index professionals_by_plan on professionals (plan_id, id)`.execute(db);
  for (const party of ['professional_id', 'client_id']) {
    // The same index with two more columns to decide by: a booking writes no entry more than before.
    const name = sql.id(`appointments_${party}_start`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on appointments (${sql.id(party)}, starts_at, id) include (ends_at, call_type)`.execute(
      db,
    );
    await sql`
      create index ${sql.id(`appointments_${party}_proposed`)} on appointments (${sql.id(party)}, proposed_starts_at, proposed_by)
      where proposed_by is not null`.execute(db);
  }
}
