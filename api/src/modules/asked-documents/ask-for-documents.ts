import type * as v from 'valibot';
import { mostAsked } from 'shared-contracts/schemas/asked-document';
import type { askedDocumentInput } from 'shared-contracts/schemas/asked-document';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { requireOpen, tellParties } from '../appointment-documents/require-open.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { consumeChange } from '../limits/consume-quota.ts';
import { askedDocumentsPolicy } from './policy.ts';

/**
 * A professional asks for documents of one appointment; the client is told once.
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
    const { clientId, professionalId } = open;
    const asked = await tx
      .selectFrom('askedDocuments')
      .select('id')
      .where('appointmentId', '=', appointmentId)
      .execute();
    if (asked.length + inputs.length > mostAsked) throw invalidAt('', 'LIMIT_EXCEEDED');
    const rows = await tx
      .insertInto('askedDocuments')
      .values(
        inputs.map(({ name }, index) => ({
          ...{ appointmentId, clientId, professionalId, name },
          // They stay in the order in which they were written.
          createdAt: new Date(context.now.getTime() + index),
        })),
      )
      .returningAll()
      .execute();
    const names = inputs.map(({ name }) => name);
    await recordAside(tx, open, 'ask_documents', { changeNote: names.join(', ') });
    await tellParties(tx, open, 'documents.asked');
    return rows.map((row) => shownColumns(context, askedDocumentsPolicy, row));
  });
}
