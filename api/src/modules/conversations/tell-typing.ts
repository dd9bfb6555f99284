import { sql } from 'kysely';
import { typingEvery } from 'shared-contracts/schemas/conversation';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { notifyLive } from '../events/notify-live.ts';
import { requireOpen } from './can-write.ts';
import { readOwnConversation } from './own-conversation.ts';

/** Less than the pause of a page, so that a call that comes a little early is told. */
const LEAST = typingEvery - 1000;

const keyOf = (me: string, id: string) => `typing:${me}:${id}`;

/**
 * Tells the other party that `me` is typing, at most every two seconds; more often is no error and not told.
 * @throws Problem 404 for another's conversation, 409 where nothing can be written.
 */
export async function tellTyping({ db, now }: Pick<Services, 'db' | 'now'>, me: string, id: string): Promise<void> {
  await runAsSystem(db, async (tx) => {
    const found = await readOwnConversation(tx, { id, me, now: now() });
    if (!found) throw notFound();
    requireOpen(found.canWrite);
    // The other party does not see a conversation before its first message.
    if (found.lastSeq === 0 || !(await isDue(tx, keyOf(me, id), now().getTime()))) return;
    const userId = me === found.clientId ? found.professionalId : found.clientId;
    await notifyLive(tx, userId, { type: 'typing.started', data: { conversationId: id, userId: me } });
  });
}

/** A message ends the sign at the other party: what is typed after it is told at once. `tx` runs as `system`. */
export async function endTyping(tx: Tx, me: string, id: string): Promise<void> {
  await sql`delete from rate_limits where key = ${keyOf(me, id)}`.execute(tx);
}

async function isDue(tx: Tx, key: string, at: number): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits as told (key, points, expire) values (${key}, 1, ${at + LEAST})
    on conflict (key) do update set expire = excluded.expire where told.expire <= ${at}::bigint
    returning key`.execute(tx);
  return rows.length > 0;
}
