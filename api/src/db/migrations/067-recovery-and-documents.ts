import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** A recovery e-mail counts once its mailbox has confirmed it, and those of before as they did; a client's documents are one list. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table professionals alter column secondary_email drop not null`,
    // None where the recovery e-mail is the first.
    sql`alter table email_changes alter column old_email drop not null`,
    sql`
      alter table email_changes add column kind text not null default 'sign_in' check (kind in ('sign_in', 'recovery')),
        add check (kind = 'recovery' or old_email is not null)`,
    // A process of the version before takes a token of these for none.
    sql`
      alter table email_change_tokens drop constraint email_change_tokens_purpose_check,
        add constraint email_change_tokens_purpose_check
          check (purpose in ('confirm', 'stop', 'recovery_confirm', 'recovery_stop'))`,
    sql`
      alter table appointment_documents
        add column search text not null generated always as (searched(name)) stored`,
    sql`
      create index if not exists appointment_documents_of_pair
      on appointment_documents (professional_id, client_id, created_at, id)`,
  ]);
}
