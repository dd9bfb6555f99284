import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { limit } from '../../policy/limit.ts';
import { lock } from '../../db/advisory-locks.ts';

/** Rows of one professional: a week has as many as create-many takes, so that it can be saved whole; days are some five years of them. */
const most = { availabilityRules: 100, availabilityExceptions: 2000 } as const;

/** Before so many rows are written, under the diary's lock: two at once would not see each other's. @throws Problem LIMIT_EXCEEDED. */
export async function requireBelowLimit(context: CallContext, table: keyof typeof most, added: number): Promise<void> {
  const { rows } = await context.tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('professionalId', '=', String(context.caller.userId))
    .executeTakeFirstOrThrow();
  limit('', 'values', Number(rows) + added, most[table]);
}

/** One row more, where there is room. @throws Problem LIMIT_EXCEEDED. */
export async function createBelowLimit(
  context: CallContext,
  table: keyof typeof most,
  input: Row,
  write: Write,
): Promise<Row> {
  await lock(context.tx, `diary:${context.caller.userId ?? ''}`);
  await requireBelowLimit(context, table, 1);
  return write(input);
}
