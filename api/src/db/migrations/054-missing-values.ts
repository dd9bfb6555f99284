import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Orders by what may be missing: it comes last going down and first going up, and the same index serves both, whether the caller sees rows
 * without a value or not. Each takes the place of one that had it first going down, which no list asked for.
 */
const orders = [
  ['articles_recent', 'articles', 'published_at desc nulls last, id desc'],
  ['articles_by_category', 'articles', 'category, published_at desc nulls last, id desc'],
  ['articles_by_author', 'articles', 'author_id, published_at desc nulls last, id desc'],
  ['reviews_recent', 'reviews', 'published_at desc nulls last, id desc'],
  ['reviews_of_professional', 'reviews', 'professional_id, published_at desc nulls last, id desc'],
  ['reviews_by_rating', 'reviews', 'professional_id, rating, published_at desc nulls last, id desc'],
  ['conversations_of_professional', 'conversations', 'professional_id, last_message_at desc nulls last, id desc'],
  ['conversations_of_client', 'conversations', 'client_id, last_message_at desc nulls last, id desc'],
  ['invoices_by_issue', 'invoices', 'issued_at desc nulls last, id desc'],
  ['invoices_professional_id_issued', 'invoices', 'professional_id, issued_at desc nulls last, id desc'],
  ['invoices_client_id_issued', 'invoices', 'client_id, issued_at desc nulls last, id desc'],
  ['payments_by_payment_date', 'payments', 'payment_date desc nulls last, id desc'],
  ['payments_by_date', 'payments', 'professional_id, payment_date desc nulls last, id desc'],
  ['documents_by_expiry', 'documents', 'expires_on nulls first, id'],
] as const;

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [name, table, columns] of orders) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
  }
}
