import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Channels beside the bell and its mails, and notifications that are mailed together when they stay unread. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table notification_choices
        add column by_sms boolean not null default true,
        add column in_browser boolean not null default true`,
    sql`
      alter table notifications
        -- Kept for a mail alone, the bell does not show it.
        add column in_app boolean not null default true,
        add column in_browser boolean not null default true,
        -- Since when it waits to be mailed; null when it is not to be, or has been.
        add column mail_from timestamptz`,
    sql`drop index notifications_unread`,
    sql`
      create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null and in_app`,
    sql`create index notifications_to_mail on notifications (mail_from) where mail_from is not null and read_at is null`,
    sql`
      create index notifications_to_mail_of_user on notifications (user_id) where mail_from is not null and read_at is null`,
    // When somebody was last mailed a bundle: the row is the claim of the next one.
    sql`
      create table mail_bundles (
        user_id uuid primary key references users (id) on delete cascade,
        mailed_at timestamptz not null
      )`,
  ]);
}
