import type { AddState, AddTransitionName } from 'shared-contracts/processes/advertisement-life-cycle';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { AddMails } from './add-mails.ts';

interface Step {
  readonly add: { readonly id: string; readonly professionalId: string; readonly state: AddState };
  /** Missing for a new one. */
  readonly from?: AddState;
  readonly transition: AddTransitionName | 'create';
  readonly reason?: string | null;
}

/** What an operator decides is a notification and a mail; what professionals do themselves only reaches their open pages. */
const decisions = { approve: 'approved', refuse: 'refused' } as const;

/** Everything that belongs to a transition, in its transaction: the record, the live event, notification and mail. `tx` runs as `system`. */
export async function recordStep(
  tx: Tx,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
  { add, from, transition, reason = null }: Step,
): Promise<void> {
  const { id: addId, professionalId, state } = add;
  await tx
    .insertInto('addHistory')
    .values({
      addId,
      professionalId,
      at: now,
      actorRole: caller.role === 'operator' ? 'operator' : 'professional',
      actorId: caller.userId,
      transition,
      fromState: from ?? null,
      toState: state,
      reason,
    })
    .execute();
  const decision = transition === 'approve' || transition === 'refuse' ? decisions[transition] : undefined;
  const type = `advertisement.${decision ?? 'changed'}` as const;
  await writeEvents(tx, [{ userId: professionalId, type, data: { addId, state }, notify: decision !== undefined }]);
  if (decision === undefined) return;
  await sendMail<AddMails>(tx, {
    eventId: `advertisement:${addId}:${decision}:${now.toISOString()}`,
    to: { userId: professionalId },
    template: `advertisement_${decision}`,
    data: { addId },
  });
}
