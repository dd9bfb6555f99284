import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem } from '../../http/problem.ts';
import { endOffer } from './end-offers.ts';
import { requireRoom } from './enter-list.ts';
import { offerTimes } from './offer-times.ts';
import { waitingEntriesPolicy } from './policy.ts';

const UNDO = 10 * 60_000;

export const lockDiaryOf = (context: CallContext, { before }: Change): Promise<void> =>
  context.asSystem((tx) => lock(tx, `requests:${String(before.clientId)}`, `diary:${String(before.professionalId)}`));

/** Leaves the list, declines the offer, or takes back the leaving. @throws Problem 422 TRANSITION_NOT_ALLOWED, 409 as on entering. */
export function changeEntry(
  context: CallContext,
  { id, input }: Change<{ readonly state: 'waiting' | 'ended' }>,
): Promise<Row> {
  const { now, services } = context;
  return context.asSystem(async (tx) => {
    const entry = await tx.selectFrom('waitingEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { state, endReason, endedAt, endsAt, professionalId, clientId } = entry;
    const isOpen = state === 'waiting' || state === 'offered';
    const isLeft = endReason === 'left' && endedAt !== null && endedAt.getTime() > now.getTime() - UNDO && endsAt > now;
    if (!(input.state === 'ended' ? isOpen : state === 'offered' || isLeft))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: input.state, from: state } });
    if (!isOpen) await requireRoom(tx, clientId, professionalId);
    if (state === 'offered') await endOffer(tx, id, 'declined', now);
    const set =
      input.state === 'ended'
        ? ({ state: 'ended', endReason: 'left', endedAt: now } as const)
        : ({ state: 'waiting', endReason: null, endedAt: null } as const);
    await tx.updateTable('waitingEntries').set(set).where('id', '=', id).execute();
    await offerTimes(tx, professionalId, { config: services.config, now }, [clientId]);
    const row = await tx.selectFrom('waitingEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return shownColumns(context, waitingEntriesPolicy, row);
  });
}
