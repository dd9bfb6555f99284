import { isDeepStrictEqual } from 'node:util';
import { provedColumns } from 'shared-contracts/processes/proved-columns';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { appendAudit } from '../audit/append-audit.ts';

const proofs: Readonly<Record<string, readonly DocumentKind[]>> = provedColumns;

/** Whether a change needs new proof: then the professional's lock comes first. */
export const needsProof = (input: Row): boolean => Object.keys(input).some((name) => Object.hasOwn(proofs, name));

/**
 * A professional changed what accepted documents prove. The documents remain valid, so that fixing a typo costs no bookings, and
 * operators find them by `{recheckSince: {$isNull: false}}` (decision 023).
 */
export async function recheckDocuments(context: CallContext, before: Row, row: Row): Promise<void> {
  const changed = Object.keys(proofs).filter((name) => !isDeepStrictEqual(row[name], before[name]));
  if (changed.length === 0) return;
  const professionalId = String(row.id);
  const kinds = changed.flatMap((name) => proofs[name] ?? []);
  await context.asSystem(async (tx) => {
    const found = await tx
      .updateTable('documents')
      .set((eb) => ({ recheckSince: eb.fn.coalesce('recheckSince', eb.val(context.now)) }))
      .where('professionalId', '=', professionalId)
      .where('kind', 'in', kinds)
      .where('state', '=', 'accepted')
      .returning('id')
      .execute();
    if (found.length === 0) return; // nothing was accepted yet
    await appendAudit(tx, {
      actorId: context.caller.userId,
      actorRole: context.caller.role,
      action: 'professional.identity-changed',
      subject: professionalId,
      details: { columns: changed.join(' ') },
    });
  });
}
