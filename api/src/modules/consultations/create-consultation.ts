import { mostConsultations } from 'shared-contracts/schemas/consultation';
import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { countOwnRows } from '../limits/count-own-rows.ts';

/** Creates a consultation within the limit per professional. @throws Problem 409 TOO_MANY_CONSULTATIONS. */
export async function createConsultation(context: CallContext, input: Row, write: Write): Promise<Row> {
  await lock(context.tx, `consultations:${context.caller.userId ?? ''}`);
  if ((await countOwnRows(context, 'consultations')) >= mostConsultations)
    throw new Problem(409, 'TOO_MANY_CONSULTATIONS', { details: { limit: mostConsultations } });
  return write(input);
}
