import type { CallContext } from '../../generic/call-context.ts';

/** Number of rows of the calling professional. Not safe from concurrent calls without a lock. */
export async function countOwnRows(
  { tx, caller }: CallContext,
  table: 'availabilityRules' | 'availabilityExceptions' | 'consultations',
): Promise<number> {
  const { rows } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('professionalId', '=', String(caller.userId))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
