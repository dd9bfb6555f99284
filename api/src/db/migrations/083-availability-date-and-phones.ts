import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Nothing is offered before the availability date (decision 052): who said both, available now and from a day ahead, is available now, and the
 * masks of the others are computed anew within the hour. Phone numbers are kept in E.164 (decision 053).
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const tables = ['users', 'professionals'];
  // The owner of a table that forces its policies sees no row of it.
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`update professionals set available_date = null where available_now and available_date > current_date`.execute(
    db,
  );
  await sql`
    delete from availability_fills f using professionals p
    where p.id = f.professional_id and p.available_date > current_date`.execute(db);
  const kept = (column: string) =>
    sql`regexp_replace(regexp_replace(${sql.ref(column)}, '[^0-9+]', '', 'g'), '^00', '+')`;
  await sql`update users set phone = ${kept('phone')} where phone ~ '[^0-9+]|^00'`.execute(db);
  await sql`update professionals set phone_number = ${kept('phone_number')} where phone_number ~ '[^0-9+]|^00'`.execute(
    db,
  );
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
