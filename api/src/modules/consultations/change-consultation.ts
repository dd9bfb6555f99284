import { consultationFee } from 'shared-contracts/schemas/consultation';
import type { ConsultationChange } from 'shared-contracts/schemas/consultation';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';

/** Changes a consultation. Its fee is checked together with what stays of it. @throws Problem 422. */
export function changeConsultation(
  _context: CallContext,
  { before, input }: Change<ConsultationChange>,
  write: Write,
): Promise<Row> {
  return write({ ...input, ...feeAfter(before, input) });
}

function feeAfter(before: Row, { feeKind, fee, currency }: ConsultationChange): Row {
  if (feeKind === undefined && fee === undefined && currency === undefined) return {};
  const kind = feeKind ?? before.feeKind;
  const stays = before.feeKind === 'fixed' && kind === 'fixed';
  return parseInput(consultationFee, {
    feeKind: kind,
    ...(stays && { fee: before.fee, currency: before.currency }),
    ...(fee !== undefined && { fee }),
    ...(currency !== undefined && { currency }),
  });
}
