import type * as v from 'valibot';
import type { invoiceInput } from 'shared-contracts/schemas/invoice-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';

/** A draft for a client of the professional. @throws Problem 422 for anybody else, or another's appointment. */
export async function draftInvoice(
  context: CallContext,
  input: v.InferOutput<typeof invoiceInput>,
  write: Write,
): Promise<Row> {
  const { clientId, appointmentId } = input;
  await context.asSystem(async (tx) => {
    const together = tx
      .selectFrom('appointments')
      .select('id')
      .where('professionalId', '=', String(context.caller.userId))
      .where('clientId', '=', clientId);
    if (!(await together.limit(1).executeTakeFirst())) throw invalidAt('/clientId', 'NOT_FOUND');
    if (appointmentId !== null && !(await together.where('id', '=', appointmentId).executeTakeFirst()))
      throw invalidAt('/appointmentId', 'NOT_FOUND');
  });
  return write(input);
}
