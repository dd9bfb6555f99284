import { mostConsultations } from 'shared-contracts/schemas/consultation';
import type { consultationInput } from 'shared-contracts/schemas/consultation-input';
import type * as v from 'valibot';
import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { countOwnRows } from '../quotas/count-own-rows.ts';
import { placeOf, requireOffered } from './require-offered.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';

/** Creates a consultation within the limit per professional. @throws Problem 409 TOO_MANY_CONSULTATIONS. */
export async function createConsultation(
  context: CallContext,
  input: v.InferOutput<typeof consultationInput>,
  write: Write,
): Promise<Row> {
  await lock(context.tx, `consultations:${context.caller.userId ?? ''}`);
  if ((await countOwnRows(context, 'consultations')) >= mostConsultations)
    throw new Problem(409, 'TOO_MANY_CONSULTATIONS', { details: { limit: mostConsultations } });
  const place = placeOf(input);
  requireOffered(context.services.config, place);
  return updateMasksAfter(context, () => write({ ...input, ...place }));
}
