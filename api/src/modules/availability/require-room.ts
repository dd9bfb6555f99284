import type { CallContext } from '../../generic/call-context.ts';
import { limit } from '../../policy/limit.ts';

/** Rows of one professional: a week has as many as create-many takes, so that it can be saved whole; days are some five years of them. */
const most = { availabilityRules: 100, availabilityExceptions: 2000 } as const;

/** Before so many rows are written, under the diary's lock: two at once would not see each other's. @throws Problem LIMIT_EXCEEDED. */
export async function requireRoom(context: CallContext, table: keyof typeof most, added: number): Promise<void> {
  const { rows } = await context.tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('professionalId', '=', String(context.caller.userId))
    .executeTakeFirstOrThrow();
  limit('', 'values', Number(rows) + added, most[table]);
}
