import type * as v from 'valibot';
import type { conversationInput } from 'shared-contracts/schemas/conversation';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { invalidAt, notFound } from '../../http/problem.ts';
import { requireConfirmed } from '../auth/email-confirmations.ts';
import { consumeQuota } from '../limits/consume-quota.ts';
import { isListed } from '../documents/is-listed.ts';
import { conversationsPolicy } from './policy.ts';

type Input = v.InferOutput<typeof conversationInput>;
interface Pair {
  readonly professionalId: string;
  readonly clientId: string;
  readonly appointmentId: string | null;
}

/**
 * Opens a conversation, or returns the existing one. Clients may write to any verified professional, professionals to
 * clients with whom they have an appointment.
 * @throws Problem 422 for anybody else, 403 EMAIL_NOT_CONFIRMED, 429 TOO_MANY_CONVERSATIONS.
 */
export async function openConversation(context: CallContext, input: Input): Promise<Row> {
  const { userId, role } = context.caller;
  return context.asSystem(async (tx) => {
    const pair = await pairOf(tx, String(userId), role, input);
    const known = await find(tx, pair);
    if (known) return shownColumns(context, conversationsPolicy, known);
    if (role === 'client') await requireConfirmed(tx, pair.clientId, context.services.config);
    await consumeQuota(tx, context, 'conversations');
    const opened = await tx
      .insertInto('conversations')
      .values({ ...pair, openedBy: String(userId), createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('conversations_once').doNothing())
      .returningAll()
      .executeTakeFirst();
    const row = opened ?? (await find(tx, pair)); // opened by the other party meanwhile
    if (!row) throw notFound();
    return shownColumns(context, conversationsPolicy, row);
  });
}

async function pairOf(tx: Tx, userId: string, role: string, input: Input): Promise<Pair> {
  const other = role === 'client' ? input.professionalId : input.clientId;
  const pointer = role === 'client' ? '/professionalId' : '/clientId';
  if (other === undefined) throw invalidAt(pointer, 'REQUIRED');
  const [professionalId, clientId] = role === 'client' ? [other, userId] : [userId, other];
  const { appointmentId } = input;
  const appointments = tx
    .selectFrom('appointments')
    .select('id')
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId);
  if (appointmentId !== null && !(await appointments.where('id', '=', appointmentId).executeTakeFirst()))
    throw invalidAt('/appointmentId', 'NOT_FOUND');
  const canBeWrittenTo =
    role === 'client'
      ? await isListed(tx, professionalId)
      : await appointments
          .innerJoin('users', 'users.id', 'appointments.clientId')
          .where('users.deletedAt', 'is', null)
          .clearSelect()
          .select('users.id')
          .executeTakeFirst();
  if (!canBeWrittenTo) throw invalidAt(pointer, 'NOT_FOUND');
  return { professionalId, clientId, appointmentId };
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
