import type * as v from 'valibot';
import type { conversationInput } from 'shared-contracts/schemas/conversation';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import { invalidAt } from '../../http/problem.ts';
import { requireConfirmed } from '../auth/email-confirmations.ts';
import { allow } from '../limits/allow.ts';
import { isListed } from '../documents/is-listed.ts';
import { conversationsPolicy } from './policy.ts';

type Input = v.InferOutput<typeof conversationInput>;
interface Pair {
  readonly professionalId: string;
  readonly clientId: string;
  readonly appointmentId: string | null;
}

/**
 * Opens a conversation, or gives back the one that these two have. A client may write to any verified professional, a professional to
 * clients they have an appointment with.
 * @throws Problem 422 for somebody who cannot be written to, 403 EMAIL_NOT_CONFIRMED, 429 TOO_MANY_CONVERSATIONS.
 */
export async function openConversation(context: CallContext, input: Input): Promise<Row> {
  const { userId, role } = context.caller;
  const id = await context.asSystem(async (tx) => {
    const pair = await pairOf(tx, String(userId), role, input);
    const known = await find(tx, pair);
    if (known) return known;
    if (role === 'client') await requireConfirmed(tx, pair.clientId, context.services.config);
    await allow(tx, context, 'conversations');
    const opened = await tx
      .insertInto('conversations')
      .values({ ...pair, openedBy: String(userId), createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('conversations_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    return opened?.id ?? find(tx, pair); // the other one has just opened it
  });
  return readBack(context, { policy: conversationsPolicy }, String(id));
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

async function find(tx: Tx, { professionalId, clientId, appointmentId }: Pair): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId)
    .where('appointmentId', appointmentId === null ? 'is' : '=', appointmentId)
    .executeTakeFirst();
  return row?.id;
}
