import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import { outboxChannel } from './outbox.ts';

export interface GivenUpMail {
  readonly eventId: string;
  readonly error: string | null;
}

/** Requeues dead mails with all their attempts, after the cause has been fixed. */
export function resendDeadMails(db: Kysely<Tables>): Promise<GivenUpMail[]> {
  return runAsSystem(db, async (tx) => {
    const { rows } = await sql<GivenUpMail>`
      with given_up as (
        select id, event_id, error from outbox where dead_at is not null and sent_at is null for update
      ), due as (
        update outbox set dead_at = null, attempts = 0, due_at = now() where id in (select id from given_up)
      )
      select event_id, error, pg_notify(${outboxChannel}, '') from given_up order by event_id`.execute(tx);
    return rows.map(({ eventId, error }) => ({ eventId, error }));
  });
}
