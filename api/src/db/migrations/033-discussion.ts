import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { legalCategories, locales } from 'shared-contracts/schemas/vocabulary';
import { moderationColumns } from '../moderation-columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Questions that clients ask in public, professionals' answers, and comments on articles and answers. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table questions (
      id uuid primary key default gen_random_uuid(),
      client_id uuid not null references users (id) on delete cascade,
      pseudonym text not null check (length(pseudonym) between 1 and 40),
      category text not null check (category in (${oneOf(legalCategories)})),
      lang text not null check (lang in (${oneOf(locales)})),
      title text not null check (length(title) between 1 and 160),
      body text not null check (length(body) between 1 and 4000),
      answer_count integer not null default 0 check (answer_count >= 0),
      best_answer_id uuid,
      ${moderationColumns},
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index questions_recent on questions (created_at desc, id desc)`.execute(db);
  await sql`create index questions_by_category on questions (category, lang, created_at desc, id desc)`.execute(db);
  await sql`create index questions_by_lang on questions (lang, created_at desc, id desc)`.execute(db);
  await sql`create index questions_by_answers on questions (answer_count, id)`.execute(db);
  await sql`create index questions_of_client on questions (client_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table answers (
      id uuid primary key default gen_random_uuid(),
      question_id uuid not null references questions (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      body text not null check (length(body) between 1 and 6000),
      question_shown boolean not null default true,
      edited_at timestamptz,
      ${moderationColumns},
      created_at timestamptz not null default now(),
      constraint answers_once unique (question_id, professional_id),
      unique (question_id, id)
    )`.execute(db);
  await sql`create index answers_of_question on answers (question_id, created_at, id)`.execute(db);
  await sql`create index answers_of_professional on answers (professional_id, created_at desc, id desc)`.execute(db);
  await sql`create index answers_recent on answers (created_at desc, id desc)`.execute(db);
  await sql`create index questions_by_best_answer on questions (best_answer_id) where best_answer_id is not null`.execute(
    db,
  );
  // The best answer is one of the question's own.
  await sql`
    alter table questions add constraint questions_best_answer foreign key (id, best_answer_id)
      references answers (question_id, id) on delete set null (best_answer_id)`.execute(db);
  await sql`
    create table comments (
      id uuid primary key default gen_random_uuid(),
      article_id uuid references articles (id) on delete cascade,
      answer_id uuid references answers (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      pseudonym text check (length(pseudonym) between 2 and 40),
      body text not null check (length(body) between 1 and 2000),
      edited_at timestamptz,
      ${moderationColumns},
      created_at timestamptz not null default now(),
      check ((article_id is null) <> (answer_id is null))
    )`.execute(db);
  for (const subject of ['article_id', 'answer_id', 'author_id']) {
    await sql`create index ${sql.id(`comments_by_${subject}`)} on comments (${sql.id(subject)}, created_at desc, id desc)`.execute(
      db,
    );
  }
  await sql`create index comments_recent on comments (created_at desc, id desc)`.execute(db);
  for (const table of ['questions', 'answers', 'comments']) {
    await sql`create index ${sql.id(`${table}_to_moderate`)} on ${sql.table(table)} (moderation, created_at desc, id desc) where moderation <> 'visible'`.execute(
      db,
    );
  }
}
