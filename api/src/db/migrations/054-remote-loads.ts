import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How loads of remotes ended, counted by the minute: by it a canary is judged. Only released versions come here (modules/loads/seal.ts). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table remote_loads (
      minute timestamptz not null,
      remote text not null,
      version text not null,
      channel text not null check (channel in ('stable', 'canary')),
      outcome text not null,
      loads bigint not null check (loads > 0),
      primary key (minute, remote, version, channel, outcome)
    )`.execute(db);
}
