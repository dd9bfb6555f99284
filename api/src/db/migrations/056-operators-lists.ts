import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What operators, who see every row, may order and filter by. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // The orders of the listing, with those in it who are not listed: a listed profile is written no more often than before.
  for (const [name, columns] of listings) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on professionals (${sql.raw(columns)})`.execute(db);
  }
  await sql`drop index professionals_position`.execute(db); // `professionals_near` has been asked instead since 052
  await sql`create index appointments_in_order on appointments (starts_at, id)`.execute(db);
  await sql`create index appointments_created on appointments (created_at desc, id desc)`.execute(db);
  await sql`create index appointments_by_status on appointments (status, starts_at, id)`.execute(db);
  await sql`drop index appointments_accepted_start`.execute(db); // the reminders read the one before
  await sql`create index appointment_history_in_order on appointment_history (at, id)`.execute(db);
  await sql`create index invoices_by_status on invoices (status, created_at desc, id desc)`.execute(db);
  await sql`drop index invoices_due`.execute(db); // asked for among one's own alone, which other indexes lead to
  await sql`create index payments_of_status on payments (status, created_at desc, id desc)`.execute(db);
  await sql`create index adds_by_start on adds (starts_on, id)`.execute(db);
}

const listings = [
  ['professionals_by_rating', 'rating_rank desc, id desc'],
  ['professionals_by_experience', 'years_of_experience desc, id desc'],
  ['professionals_by_name', 'last_name, id'],
  ['professionals_by_created', 'created_at desc, id desc'],
  ['professionals_by_profession', 'profession, rating_rank desc, id desc'],
  ['professionals_by_country', 'country, rating_rank desc, id desc'],
  ['professionals_by_now', 'available_now, rating_rank desc, id desc'],
  ['professionals_by_gender', 'gender, rating_rank desc, id desc'],
  ['professionals_of_city', 'city, rating_rank desc, id desc'],
  ['professionals_of_folded_city', 'city_folded, rating_rank desc, id desc'],
] as const;
