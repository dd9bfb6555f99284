import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { meetingProviders } from 'shared-contracts/schemas/meeting-provider';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Who runs the room of a consultation. What had a link keeps it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...consultations, ...appointments]);
}

const column = sql`meeting_provider text not null default 'built_in' check (meeting_provider in (${textLiterals(meetingProviders)}))`;
const providerOf = (link: string) => sql`
  case when ${sql.ref(link)} ~ '^https://([a-z0-9-]+\\.)*zoom\\.us/' then 'zoom' else 'link' end`;

/** Forced row-level security would hide every row from an owner who is no superuser. */
const withoutSecurity = (table: string, statements: readonly ReturnType<typeof sql>[]) => [
  sql`alter table ${sql.table(table)} no force row level security`,
  sql`alter table ${sql.table(table)} disable trigger user`,
  ...statements,
  sql`alter table ${sql.table(table)} enable trigger user`,
  sql`alter table ${sql.table(table)} force row level security`,
];

const consultations = [
  sql`alter table consultations add column ${column}`,
  ...withoutSecurity('consultations', [
    sql`
      update consultations set meeting_provider = ${providerOf('video_link')}
      where video_link is not null and 'video' = any (call_types)`,
  ]),
  sql`alter table consultations drop constraint consultations_video_has_link`,
  sql`
    alter table consultations add constraint consultations_video_has_link
    check (video_link is not null or not 'video' = any (call_types) or meeting_provider not in ('zoom', 'link'))`,
];

const appointments = [
  sql`alter table appointments add column ${column}`,
  ...withoutSecurity('appointments', [
    sql`update appointments set meeting_provider = ${providerOf('kept_video_link')} where kept_video_link is not null`,
  ]),
];
