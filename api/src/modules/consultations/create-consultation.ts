import { mostConsultations } from 'shared-contracts/schemas/consultation';
import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';

/** Creates a consultation within the limit per professional. @throws Problem 409 TOO_MANY_CONSULTATIONS. */
export async function createConsultation({ tx, caller }: CallContext, input: Row, write: Write): Promise<Row> {
  const professionalId = String(caller.userId);
  await lock(tx, `consultations:${professionalId}`);
  const { rows } = await tx
    .selectFrom('consultations')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('professionalId', '=', professionalId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= mostConsultations)
    throw new Problem(409, 'TOO_MANY_CONSULTATIONS', { details: { limit: mostConsultations } });
  return write(input);
}
