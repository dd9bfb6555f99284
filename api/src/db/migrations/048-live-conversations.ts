import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Messages are numbered, may have an attachment, and are found by their text (decision 115). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    ...forceSecurity('no force'),
    ...messages,
    ...conversations,
    ...forceSecurity('force'),
    ...read,
    sql`alter table uploads drop constraint uploads_purpose_check`,
    sql`
      alter table uploads add constraint uploads_purpose_check
      check (purpose in ('profile_image', 'logo', 'article_image', 'document', 'appointment', 'message', 'advertisement'))`,
  ]);
}

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['conversations', 'messages'].map((name) => sql`alter table ${sql.table(name)} ${sql.raw(force)} row level security`);

const messages = [
  sql`
    alter table messages
      drop constraint messages_body_check,
      add seq integer,
      add attachment_name text check (length(attachment_name) between 1 and 120),
      add is_automatic boolean not null default false,
      add search text not null generated always as (searched(body)) stored,
      add constraint messages_body_check
        check (length(body) <= 4000 and (body <> '' or attachment_name is not null)),
      -- The file goes with the account of its sender; the message stays with the other party.
      add constraint messages_attachment foreign key (attachment_id) references uploads (id) on delete set null`,
  sql`
    update messages set seq = numbered.seq
    from (
      select id, row_number() over (partition by conversation_id order by created_at, id) as seq from messages
    ) numbered
    where numbered.id = messages.id`,
  sql`alter table messages alter seq set not null, add constraint messages_once unique (conversation_id, seq)`,
  sql`drop index messages_in_order`,
  sql`create unique index messages_by_attachment on messages (attachment_id) where attachment_id is not null`,
  // One person's messages with a text: both parts are in the index, so that others' messages are not read.
  sql`
    create index messages_search on messages using gin ((array[sender_id, recipient_id]), search gin_trgm_ops)
    with (gin_pending_list_limit = 64)`,
];

const conversations = [
  sql`
    alter table conversations
      -- Either party sees it before it has messages.
      add opened_by_both boolean not null default false,
      add last_seq integer not null default 0,
      add last_sender_id uuid,
      add client_read_seq integer not null default 0,
      add professional_read_seq integer not null default 0,
      add client_archived boolean not null default false,
      add professional_archived boolean not null default false,
      add client_wrote boolean not null default false,
      add professional_wrote boolean not null default false,
      -- Days of the professional's time zone: the first contact that it began with, and the last away answer.
      add first_contact_on date,
      add away_answered_on date`,
  sql`
    update conversations c set last_seq = m.last_seq, client_wrote = m.client_wrote, professional_wrote = m.professional_wrote,
      last_sender_id = (select sender_id from messages where conversation_id = c.id and seq = m.last_seq),
      client_read_seq = coalesce(m.client_first_unread - 1, m.last_seq),
      professional_read_seq = coalesce(m.professional_first_unread - 1, m.last_seq)
    from (
      select c.id, max(seq) as last_seq, bool_or(sender_id = client_id) as client_wrote,
        bool_or(sender_id = professional_id) as professional_wrote,
        min(seq) filter (where recipient_id = client_id and read_at is null) as client_first_unread,
        min(seq) filter (where recipient_id = professional_id and read_at is null) as professional_first_unread
      from conversations c join messages on conversation_id = c.id group by c.id
    ) m where m.id = c.id`,
  sql`
    create index conversations_of_client_by_archive on conversations
    (client_id, client_archived, last_message_at desc nulls last, id desc)`,
  sql`
    create index conversations_of_professional_by_archive on conversations
    (professional_id, professional_archived, last_message_at desc nulls last, id desc)`,
  // First contacts of a day.
  sql`
    create index conversations_by_first_contact on conversations (professional_id, first_contact_on)
    where first_contact_on is not null`,
];

/** What was read up to is kept per party instead. */
const read = [sql`drop index messages_unread`, sql`alter table messages drop column read_at`];
