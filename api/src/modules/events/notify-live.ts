import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { eventChannel } from '../../db/event-hub.ts';
import type { LiveNews } from '../../db/event-hub.ts';

/** Tells the open streams of a person, or of `everyProfessional`, when the transaction commits. `tx` runs as `system`. */
export async function notifyLive(tx: Tx, userId: string, news: LiveNews): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${`${userId} ${JSON.stringify(news)}`})`.execute(tx);
}
