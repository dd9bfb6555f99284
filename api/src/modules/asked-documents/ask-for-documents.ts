import type * as v from 'valibot';
import { mostAsked } from 'shared-contracts/schemas/asked-document';
import type { askedDocumentInput } from 'shared-contracts/schemas/asked-document';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { requireOpen, tellParties } from '../appointment-documents/require-open.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { consumeChange } from '../quotas/consume-quota.ts';
import { askedDocumentsPolicy } from './policy.ts';

/**
 * A professional asks for documents of one appointment; the client is told once. Nothing is awaited twice, so that a request whose
 * answer was lost can be sent again.
 * @throws Problem 422 for another's appointment, several and beyond the limit, 409 TRANSITION_NOT_ALLOWED, 429 RATE_LIMITED.
 */
export async function askForDocuments(
  context: CallContext,
  inputs: readonly v.InferOutput<typeof askedDocumentInput>[],
): Promise<readonly Row[]> {
  const [first] = inputs;
  if (!first) return [];
  const { appointmentId } = first;
  const other = inputs.findIndex((input) => input.appointmentId !== appointmentId);
  if (other > 0) throw invalidAt(`/${other}/appointmentId`, 'INVALID');
  return context.asSystem(async (tx) => {
    await consumeChange(tx, context, 'asked-documents');
    const open = await requireOpen(context, tx, appointmentId);
    const asked = await tx
      .selectFrom('askedDocuments')
      .selectAll()
      .where('appointmentId', '=', appointmentId)
      .execute();
    const wanted = new Set(inputs.map(({ name }) => name));
    const known = asked.filter(({ name, isAwaited }) => isAwaited && wanted.has(name));
    const names = [...wanted].filter((name) => known.every((one) => one.name !== name));
    if (asked.length + names.length > mostAsked) throw invalidAt('', 'LIMIT_EXCEEDED');
    const rows = names.length === 0 ? [] : await write(tx, open, names, context.now);
    return [...known, ...rows].map((row) => shownColumns(context, askedDocumentsPolicy, row));
  });
}

async function write(tx: Tx, open: Awaited<ReturnType<typeof requireOpen>>, names: readonly string[], now: Date) {
  const { appointmentId, clientId, professionalId } = open;
  const rows = await tx
    .insertInto('askedDocuments')
    .values(
      names.map((name, index) => ({
        ...{ appointmentId, clientId, professionalId, name },
        // They stay in the order in which they were written.
        createdAt: new Date(now.getTime() + index),
      })),
    )
    .returningAll()
    .execute();
  await recordAside(tx, open, 'ask_documents');
  await tellParties(tx, open, 'documents.asked');
  return rows;
}
