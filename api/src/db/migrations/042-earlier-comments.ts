import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Comments from before migration 029 are received as well. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...forceSecurity('no force'), existing, ...forceSecurity('force')]);
}

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['articles', 'comments', 'received_comments'].map(
    (name) => sql`alter table ${sql.table(name)} ${sql.raw(force)} row level security`,
  );

/** As the trigger comments_receive does. */
const existing = sql`
  insert into received_comments (id, article_id, professional_id, is_reported, is_gone, created_at)
  select c.id, a.id, a.author_id, c.moderation = 'reported', c.moderation = 'hidden' or c.deleted_at is not null, c.created_at
  from comments c join articles a on a.id = c.article_id
  where a.author_id <> c.author_id
  on conflict (id) do nothing`;
