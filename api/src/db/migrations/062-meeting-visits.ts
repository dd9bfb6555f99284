import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Who is and was in a room, and what their browsers tell each other (decision 125). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table meeting_visits (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references meeting_rooms (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        tab_id uuid not null,
        session_id uuid not null,
        microphone boolean not null default true,
        camera boolean not null default true,
        sharing boolean not null default false,
        joined_at timestamptz not null default clock_timestamp(),
        seen_at timestamptz not null default clock_timestamp(),
        left_at timestamptz,
        -- Said by the tab; a late heartbeat does not bring it back.
        is_leave boolean not null default false,
        -- Nobody comes back to it: the history says when they left.
        closed_at timestamptz,
        rung_at timestamptz,
        connected_ms integer not null default 0,
        -- The last post of signals: to which tab, its number, and how many in this minute.
        sent_to uuid,
        sent_seq integer not null default 0,
        minute_from timestamptz,
        minute_posts integer not null default 0,
        check (closed_at is null or left_at is not null)
      )`,
    sql`create unique index meeting_visits_once on meeting_visits (room_id, user_id) where closed_at is null`,
    sql`create index meeting_visits_of_room on meeting_visits (room_id, user_id, joined_at)`,
    sql`create index meeting_visits_of_user on meeting_visits (user_id)`,
    sql`create index meeting_visits_there on meeting_visits (seen_at) where left_at is null`,
    sql`create index meeting_visits_left on meeting_visits (left_at) where closed_at is null and left_at is not null`,
    sql`create index meeting_visits_by_age on meeting_visits (joined_at)`,
    sql`
      create table meeting_signals (
        id bigint primary key generated always as identity,
        room_id uuid not null references meeting_rooms (id) on delete cascade,
        from_user uuid not null references users (id) on delete cascade,
        from_tab uuid not null,
        to_user uuid not null references users (id) on delete cascade,
        to_tab uuid not null,
        to_session uuid not null,
        seq integer not null,
        signals jsonb not null check (jsonb_typeof(signals) = 'array'),
        created_at timestamptz not null default clock_timestamp()
      )`,
    sql`create index meeting_signals_to_tab on meeting_signals (to_tab, id)`,
    sql`create index meeting_signals_of_room on meeting_signals (room_id)`,
    sql`create index meeting_signals_from_user on meeting_signals (from_user)`,
    sql`create index meeting_signals_to_user on meeting_signals (to_user)`,
    sql`create index meeting_signals_by_age on meeting_signals (created_at)`,
  ]);
}
