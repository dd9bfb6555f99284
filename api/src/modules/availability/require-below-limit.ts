import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { limit } from '../../policy/limit.ts';
import { countOwnRows } from '../quotas/count-own-rows.ts';

/** Rows per professional: for a week as many as create-many takes, for exceptions about five years of days. */
const most = { availabilityRules: 100, availabilityExceptions: 2000 } as const;

/** Checks the limit before `added` rows are written, under the diary's lock. @throws Problem LIMIT_EXCEEDED. */
export async function requireBelowLimit(context: CallContext, table: keyof typeof most, added: number): Promise<void> {
  limit('', 'values', (await countOwnRows(context, table)) + added, most[table]);
}

/** Creates a row within the limit, under the diary's lock. @throws Problem LIMIT_EXCEEDED. */
export async function createBelowLimit(
  context: CallContext,
  table: keyof typeof most,
  input: Row,
  write: Write,
): Promise<Row> {
  await requireBelowLimit(context, table, 1);
  return write(input);
}
