import { documentDecisions } from 'shared-contracts/processes/registration-documents';
import { documentDecision } from 'shared-contracts/schemas/document';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { readBack, stillHolds } from '../../generic/write-calls.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { isListed } from './is-listed.ts';
import { acceptDocument } from './accept-document.ts';
import { documentsPolicy } from './policy.ts';
import { tellAboutDocument } from './tell-about-document.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * An operator accepts or refuses a document, if `where` still holds. An accepted one that is refused later makes its professional
 * unbookable at once: bookings wait for the same lock. One that has to be looked at again may be accepted again.
 * @throws Problem 412 PRECONDITION_FAILED, 422 TRANSITION_NOT_ALLOWED, RANGE_INVALID for a day that is past.
 */
export async function decideDocument(context: CallContext, change: ConditionalChange): Promise<Row> {
  const { caller, now } = context;
  if (caller.role !== 'operator') throw new Problem(403, 'FORBIDDEN');
  const decision = parseInput(documentDecision, change.set, '/set');
  const expiresOn = decision.state === 'accepted' ? decision.expiresOn : null;
  if (expiresOn !== null && expiresOn < now.toISOString().slice(0, 10))
    throw invalidAt('/set/expiresOn', 'RANGE_INVALID');
  const { id } = change;
  const professionalId = String(change.before.professionalId);
  await context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    await stillHolds(tx, 'documents', id, change.holds);
    const { kind, state, recheckSince } = await tx
      .selectFrom('documents')
      .select(['kind', 'state', 'recheckSince'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isAgain = recheckSince !== null && decision.state === 'accepted';
    if (!isAgain && !documentDecisions[state].includes(decision.state))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: decision.state, from: state } });
    const wasVerified = await isListed(tx, professionalId);
    if (decision.state === 'accepted') {
      await acceptDocument(tx, { id, professionalId, kind }, { by: caller.userId, expiresOn, now });
    } else {
      await tx
        .updateTable('documents')
        .set({
          state: 'refused',
          refusalReason: decision.refusalReason,
          expiresOn: null,
          recheckSince: null,
          decidedAt: now,
          decidedBy: caller.userId,
        })
        .where('id', '=', id)
        .execute();
    }
    await appendAudit(tx, {
      actorId: caller.userId,
      actorRole: caller.role,
      action: `document.${decision.state}`,
      subject: id,
      details: {
        professionalId,
        kind,
        expiresOn,
        reason: decision.state === 'refused' ? decision.refusalReason : null,
      },
    });
    const isComplete = !wasVerified && (await isListed(tx, professionalId));
    await tellAboutDocument(tx, { id, professionalId, kind, expiresOn }, isComplete ? 'complete' : decision.state, now);
  });
  return readBack(context, { policy: documentsPolicy }, id);
}
