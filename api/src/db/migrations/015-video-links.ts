import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Where a consultation by video takes place, and what an appointment was booked as. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...videoLinks, ...bookedAs]);
}

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  sql`alter table consultations ${sql.raw(force)} row level security`;

/** Consultations without a link lose `video`; those by video alone become calls. */
const videoLinks = [
  sql`alter table consultations add column video_link text check (length(video_link) <= 500 and video_link ~ '^https://[^[:space:]]+$')`,
  forceSecurity('no force'),
  sql`
    update consultations set call_types = case when call_types = array['video'] then array['call'] else array_remove(call_types, 'video') end
    where 'video' = any (call_types)`,
  forceSecurity('force'),
  sql`
    alter table consultations add constraint consultations_video_has_link
    check (video_link is not null or not 'video' = any (call_types))`,
];

/** Null in appointments from before consultations could be booked. The names are those at the time of the request. */
const bookedAs = [
  sql`
    alter table appointments
      add column consultation_id uuid references consultations (id) on delete set null,
      add column consultation_name_fr text check (length(consultation_name_fr) <= 80),
      add column consultation_name_en text check (length(consultation_name_en) <= 80),
      add column fee_kind text check (fee_kind in ('fixed', 'free', 'on_request')),
      add column fee integer check (fee between 1 and 1000000000),
      add column currency text check (currency in ('XAF', 'XOF', 'EUR', 'CAD')),
      add column video_link text check (length(video_link) <= 500),
      add constraint appointments_fee_of_kind
        check ((fee is not null) = (fee_kind is not distinct from 'fixed') and (fee is null) = (currency is null))`,
  sql`create index appointments_of_consultation on appointments (consultation_id) where consultation_id is not null`,
];
