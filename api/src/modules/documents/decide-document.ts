import { documentDecisions } from 'shared-contracts/processes/registration-documents';
import type { DocumentDecision } from 'shared-contracts/schemas/document-input';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { isListed } from './is-listed.ts';
import { acceptDocument } from './accept-document.ts';
import { documentsPolicy } from './policy.ts';
import { notifyAboutDocument } from './notify-about-document.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * An operator accepts or refuses a document, if `where` is true. Refusing an accepted one makes its professional
 * unbookable at once: bookings wait for the same lock. A document due for a recheck may be accepted again.
 * @throws Problem 412 PRECONDITION_FAILED, 422 TRANSITION_NOT_ALLOWED, RANGE_INVALID for a past date.
 */
export async function decideDocument(
  context: CallContext,
  { id, before, condition, input: decision }: ConditionalChange<DocumentDecision>,
): Promise<Row> {
  const { caller, now } = context;
  if (caller.role !== 'operator') throw new Problem(403, 'FORBIDDEN');
  const expiresOn = decision.state === 'accepted' ? decision.expiresOn : null;
  if (expiresOn !== null && expiresOn < now.toISOString().slice(0, 10))
    throw invalidAt('/set/expiresOn', 'RANGE_INVALID');
  const professionalId = String(before.professionalId);
  return context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    const found = await tx
      .selectFrom('documents')
      .select(['kind', 'state', 'recheckSince'])
      .where('id', '=', id)
      .where(condition)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Problem(412, 'PRECONDITION_FAILED');
    const { kind, state, recheckSince } = found;
    const isAgain = recheckSince !== null && decision.state === 'accepted';
    if (!isAgain && !documentDecisions[state].includes(decision.state))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: decision.state, from: state } });
    const wasVerified = await isListed(tx, professionalId);
    const row =
      decision.state === 'accepted'
        ? await acceptDocument(tx, { id, professionalId, kind }, { by: caller.userId, expiresOn, now })
        : await tx
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
            .returningAll()
            .executeTakeFirstOrThrow();
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
    await notifyAboutDocument(
      tx,
      { id, professionalId, kind, expiresOn },
      isComplete ? 'complete' : decision.state,
      now,
    );
    return shownColumns(context, documentsPolicy, row);
  });
}
