import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { CanWrite } from 'shared-contracts/schemas/conversation';
import type { conversationInput } from 'shared-contracts/schemas/conversation-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { requireConfirmed } from '../auth/email-confirmations.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
import { canWrite, hasBooked, hasContact, requireOpen } from './can-write.ts';
import { conversationsPolicy } from './policy.ts';
import type { ConversationsTable } from './policy.ts';

type Input = v.InferOutput<typeof conversationInput>;
interface Pair {
  readonly professionalId: string;
  readonly clientId: string;
  readonly appointmentId: string | null;
}

/**
 * Opens a conversation, or returns the existing one. Clients may write to professionals they have booked, who have written to them, or who
 * take first contacts; professionals to clients who have booked or written.
 * @throws Problem 422 for anybody else, 409 where nothing can be written, 403 EMAIL_NOT_CONFIRMED, 429 TOO_MANY_CONVERSATIONS.
 */
export async function openConversation(context: CallContext, input: Input): Promise<Row> {
  const { userId, role } = context.caller;
  return context.asSystem(async (tx) => {
    const pair = await pairOf(tx, String(userId), role, input);
    const known = await find(tx, pair);
    if (known && isSeenBy(String(userId), known)) return shownColumns(context, conversationsPolicy, known);
    await requireWritable(tx, context, pair);
    if (known) return shownColumns(context, conversationsPolicy, await openForBoth(tx, known.id));
    if (role === 'client') await requireConfirmed(tx, pair.clientId, context.services.config);
    await consumeQuota(tx, context, 'conversations');
    const opened = await tx
      .insertInto('conversations')
      .values({ ...pair, openedBy: String(userId), createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('conversations_once').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (opened) return shownColumns(context, conversationsPolicy, opened);
    const row = await find(tx, pair); // opened by the other party meanwhile
    if (!row) throw notFound();
    return shownColumns(context, conversationsPolicy, await openForBoth(tx, row.id));
  });
}

type Stored = Selectable<ConversationsTable>;

const isSeenBy = (me: string, { lastMessageAt, openedBy, openedByBoth }: Stored): boolean =>
  lastMessageAt !== null || openedBy === me || openedByBoth;

const openForBoth = (tx: Tx, id: string): Promise<Stored> =>
  tx
    .updateTable('conversations')
    .set({ openedByBoth: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

async function pairOf(tx: Tx, userId: string, role: string, input: Input): Promise<Pair> {
  const other = role === 'client' ? input.professionalId : input.clientId;
  if (other === undefined) throw invalidAt(pointerOf(role), 'REQUIRED');
  const [professionalId, clientId] = role === 'client' ? [other, userId] : [userId, other];
  const { appointmentId } = input;
  if (appointmentId === null) return { professionalId, clientId, appointmentId };
  const appointment = await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', appointmentId)
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  if (!appointment) throw invalidAt('/appointmentId', 'NOT_FOUND');
  return { professionalId, clientId, appointmentId };
}

const pointerOf = (role: string): string => (role === 'client' ? '/professionalId' : '/clientId');

/** Nobody learns of people who are not listed and whom they have nothing to do with. */
async function requireWritable(
  tx: Tx,
  { caller, now }: CallContext,
  { professionalId, clientId }: Pair,
): Promise<void> {
  const me = String(caller.userId);
  const pair = { me, professionalId: sql<string>`${professionalId}::uuid`, clientId: sql<string>`${clientId}::uuid` };
  const { rows } = await sql<{ state: CanWrite; isKnown: boolean }>`
    select ${canWrite(pair, { isBegun: sql<boolean>`false`, now })} as state,
      ${hasBooked(pair)} or ${hasContact(pair)} or case when q.id = ${me}
        then exists (
          select from conversations
          where professional_id = ${pair.professionalId} and client_id = ${pair.clientId} and client_wrote)
        else is_listed(q.verified_at, q.verified_until) end as is_known
    from professionals q, users o
    where q.id = ${pair.professionalId} and o.id = ${me === clientId ? pair.professionalId : pair.clientId}`.execute(
    tx,
  );
  const [found] = rows;
  if (!found?.isKnown) throw invalidAt(pointerOf(caller.role), 'NOT_FOUND');
  requireOpen(found.state);
}

function find(tx: Tx, { professionalId, clientId, appointmentId }: Pair) {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId)
    .where('appointmentId', appointmentId === null ? 'is' : '=', appointmentId)
    .executeTakeFirst();
}
