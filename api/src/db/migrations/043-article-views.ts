import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Readers of articles are counted as visitors of profiles are (decision 099). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`drop table article_reads`,
    sql`
      create table article_views (
        article_id uuid not null references articles (id) on delete cascade,
        day date not null,
        visitor bytea not null,
        primary key (article_id, day, visitor)
      )`,
    sql`create index article_views_by_age on article_views (day)`,
  ]);
}
