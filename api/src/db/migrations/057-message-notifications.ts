import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Whether somebody was told of a conversation is asked with every message in it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create index notifications_of_conversation on notifications (user_id, (data->>'conversationId'))
      where type = 'message.received' and read_at is null`,
  ]);
}
