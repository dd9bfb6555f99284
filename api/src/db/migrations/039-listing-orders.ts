import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Orders in which everybody's rows are listed, where 032 and 035 had only those of one person's. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index reviews_in_order on reviews (created_at desc, id desc)`.execute(db);
  await sql`create index reviews_of_professional_in_order on reviews (professional_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index reviews_best on reviews (rating, id)`.execute(db);
  await sql`create index invoices_in_order on invoices (created_at desc, id desc)`.execute(db);
  await sql`create index invoices_by_issue on invoices (issued_at desc, id desc)`.execute(db);
  await sql`create index payments_by_payment_date on payments (payment_date desc, id desc)`.execute(db);
}
