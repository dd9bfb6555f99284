import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { asSystem } from './078-published-once.ts';

/** What is commented on: since when it is published (missing: it is not), and until when it may be shown. */
const subjects = [
  { table: 'articles', key: 'article_id', since: sql`s.published_at`, columns: sql`published_at, shown_until` },
  {
    table: 'answers',
    key: 'answer_id',
    since: sql`case when s.question_shown and s.moderation <> 'hidden' then s.created_at end`,
    columns: sql`question_shown, moderation, shown_until`,
  },
] as const;

/**
 * A comment is out of sight while what it is about is. An article comes in sight by the clock, so a yes or no in the comment's row
 * (migration 060) would have to wait for a job: the row has what `is_published` asks for instead.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const { table } of subjects) await sql`drop function ${sql.id(`${table}_show_comments`)} cascade`.execute(db);
  // With the policies that read it, which each start writes anew.
  await sql`
    alter table comments drop column subject_shown cascade,
      add column subject_published_at timestamptz, add column subject_shown_until date not null default '-infinity'`.execute(
    db,
  );
  for (const { table } of [...subjects, { table: 'comments' }])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  for (const { table, key, since } of subjects)
    await sql`
      update comments c set subject_published_at = ${since}, subject_shown_until = s.shown_until
      from ${sql.table(table)} s where s.id = c.${sql.ref(key)}`.execute(db);
  for (const { table } of [...subjects, { table: 'comments' }])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await takeSubject(db);
  for (const subject of subjects) await followSubject(db, subject);
}

async function takeSubject<T>(db: Kysely<T>): Promise<void> {
  const [article, answer] = subjects.map(
    ({ table, key, since }) => sql`
      select ${since}, s.shown_until into new.subject_published_at, new.subject_shown_until
      from public.${sql.table(table)} s where s.id = new.${sql.ref(key)} for share`,
  );
  await asSystem(
    db,
    'comments_take_subject',
    sql`begin if new.article_id is not null then ${article}; else ${answer}; end if; return new; end`,
  );
  await sql`
    create trigger comments_take_subject before insert on comments for each row execute function comments_take_subject()`.execute(
    db,
  );
}

async function followSubject<T>(
  db: Kysely<T>,
  {
    table,
    key,
    since,
    columns,
  }: { table: string; key: string; since: RawBuilder<unknown>; columns: RawBuilder<unknown> },
): Promise<void> {
  const name = `${table}_show_comments`;
  await asSystem(
    db,
    name,
    sql`
      declare
        s record := new;
      begin
        update public.comments set subject_published_at = ${since}, subject_shown_until = s.shown_until
        where ${sql.ref(key)} = s.id
          and (subject_published_at, subject_shown_until) is distinct from (${since}, s.shown_until);
        return null;
      end`,
  );
  await sql`
    create trigger ${sql.id(name)} after update of ${columns} on ${sql.table(table)}
    for each row execute function ${sql.id(name)}()`.execute(db);
}
