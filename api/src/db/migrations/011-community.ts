import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { legalCategories, locales } from 'shared-contracts/schemas/vocabulary';
import { moderationColumns } from '../ddl/moderation-columns.ts';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Reviews; public questions, professionals' answers, and comments on articles and answers. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...reviews, ...questions, ...answers, ...comments, ...moderation]);
}

/** One per appointment, with one public reply. */
const reviews = [
  sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null unique references appointments (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      client_id uuid not null references users (id),
      rating integer not null check (rating between 1 and 5),
      text text check (length(text) between 1 and 2000),
      reply text check (length(reply) between 1 and 2000),
      replied_at timestamptz,
      publishes_at timestamptz not null,
      published_at timestamptz,
      shown_until date not null default 'infinity',
      ${moderationColumns},
      created_at timestamptz not null default now(),
      check ((reply is null) = (replied_at is null))
    )`,
  sql`
    create index reviews_of_professional on reviews (professional_id, published_at desc nulls last, id desc)`,
  sql`create index reviews_of_professional_in_order on reviews (professional_id, created_at desc, id desc)`,
  sql`
    create index reviews_by_rating on reviews (professional_id, rating, published_at desc nulls last, id desc)`,
  sql`create index reviews_of_client on reviews (client_id, created_at desc, id desc)`,
  sql`create index reviews_recent on reviews (published_at desc nulls last, id desc)`,
  sql`create index reviews_in_order on reviews (created_at desc, id desc)`,
  sql`create index reviews_best on reviews (rating, id)`,
  sql`create index reviews_due on reviews (publishes_at) where published_at is null`,
];

const questions = [
  sql`
    create table questions (
      id uuid primary key default gen_random_uuid(),
      client_id uuid not null references users (id) on delete cascade,
      pseudonym text not null check (length(pseudonym) between 1 and 40),
      category text not null check (category in (${textLiterals(legalCategories)})),
      lang text not null check (lang in (${textLiterals(locales)})),
      title text not null check (length(title) between 1 and 160),
      body text not null check (length(body) between 1 and 4000),
      answer_count integer not null default 0 check (answer_count >= 0),
      best_answer_id uuid,
      ${moderationColumns},
      created_at timestamptz not null default now()
    )`,
  sql`create index questions_recent on questions (created_at desc, id desc)`,
  sql`create index questions_by_category on questions (category, lang, created_at desc, id desc)`,
  sql`create index questions_by_lang on questions (lang, created_at desc, id desc)`,
  sql`create index questions_by_answers on questions (answer_count, id)`,
  sql`create index questions_by_best_answer on questions (best_answer_id) where best_answer_id is not null`,
  sql`create index questions_of_client on questions (client_id, created_at desc, id desc)`,
  sql`create index questions_of_client_by_answers on questions (client_id, answer_count, id)`,
];

const answers = [
  sql`
    create table answers (
      id uuid primary key default gen_random_uuid(),
      question_id uuid not null references questions (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      body text not null check (length(body) between 1 and 6000),
      question_shown boolean not null default true,
      shown_until date not null default 'infinity',
      edited_at timestamptz,
      ${moderationColumns},
      created_at timestamptz not null default now(),
      constraint answers_once unique (question_id, professional_id),
      unique (question_id, id)
    )`,
  // The best answer belongs to the question.
  sql`
    alter table questions add constraint questions_best_answer foreign key (id, best_answer_id)
      references answers (question_id, id) on delete set null (best_answer_id)`,
  sql`create index answers_of_question on answers (question_id, created_at, id)`,
  sql`create index answers_of_professional on answers (professional_id, created_at desc, id desc)`,
  sql`create index answers_recent on answers (created_at desc, id desc)`,
];

const comments = [
  sql`
    create table comments (
      id uuid primary key default gen_random_uuid(),
      article_id uuid references articles (id) on delete cascade,
      answer_id uuid references answers (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      pseudonym text check (length(pseudonym) between 2 and 40),
      body text not null check (length(body) between 1 and 2000),
      shown_until date not null default 'infinity',
      -- Of the article or answer (migration 012).
      subject_published_at timestamptz,
      subject_shown_until date not null default '-infinity',
      edited_at timestamptz,
      -- A deleted comment can be restored for an hour (decision 037).
      deleted_at timestamptz,
      ${moderationColumns},
      created_at timestamptz not null default now(),
      check ((article_id is null) <> (answer_id is null))
    )`,
  ...['article_id', 'answer_id', 'author_id'].map(
    (column) =>
      sql`create index ${sql.id(`comments_by_${column}`)} on comments (${sql.id(column)}, created_at desc, id desc)`,
  ),
  sql`create index comments_recent on comments (created_at desc, id desc)`,
  sql`create index comments_by_deletion on comments (deleted_at) where deleted_at is not null`,
];

const moderation = ['reviews', 'questions', 'answers', 'comments'].map(
  (table) => sql`
    create index ${sql.id(`${table}_to_moderate`)} on ${sql.table(table)} (moderation, created_at desc, id desc)
    where moderation <> 'visible'`,
);
