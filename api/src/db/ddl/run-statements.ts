import type { Kysely, RawBuilder } from 'kysely';

/** Runs the statements of a migration one after the other. */
export async function runStatements<T>(db: Kysely<T>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
