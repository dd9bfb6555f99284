import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole } from '../roles.ts';

/**
 * A comment is out of sight while what it is about is: an article that is not published, an answer that is hidden or whose question is.
 * Triggers write it into the comment's row, where policies can read it, whoever changes the article or the answer and by whatever way.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table comments add column subject_shown boolean not null default true`.execute(db);
  // The owner is held by row-level security too, and would see no row.
  for (const table of ['articles', 'answers', 'comments'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`
    update comments c set subject_shown = false
    where exists (select from articles a where a.id = c.article_id and a.published_at is null)
      or exists (select from answers a where a.id = c.answer_id and not (a.question_shown and a.moderation <> 'hidden'))`.execute(
    db,
  );
  for (const table of ['articles', 'answers', 'comments'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await follow(db, 'articles', 'article_id', sql`new.published_at is not null`, sql`published_at`);
  await follow(
    db,
    'answers',
    'answer_id',
    sql`new.question_shown and new.moderation <> 'hidden'`,
    sql`question_shown, moderation`,
  );
}

/** Authors have no right to others' comments: the function has those of our own code. */
async function follow<T>(
  db: Kysely<T>,
  table: string,
  subject: string,
  isShown: ReturnType<typeof sql>,
  columns: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.id(`${table}_show_comments`);
  await sql`
    create function ${name}() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public
    as $$
      begin
        update public.comments set subject_shown = (${isShown})
        where ${sql.id(subject)} = new.id and subject_shown is distinct from (${isShown});
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger ${name} after update of ${columns} on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db);
  await sql`revoke all on function ${name}() from public`.execute(db);
  const system = sql.id(databaseRole('system'));
  await sql`grant create on schema public to ${system}`.execute(db); // a new owner needs it for the moment of the change
  await sql`alter function ${name}() owner to ${system}`.execute(db);
  await sql`revoke create on schema public from ${system}`.execute(db);
}
