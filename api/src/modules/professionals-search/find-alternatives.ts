import { sql } from 'kysely';
import { alternativesQuery } from 'shared-contracts/schemas/search-alternatives';
import type { SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { reachable } from '../../generic/rows.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { categoriesOf } from './categories-of.ts';
import { mendSlips } from './mend-slips.ts';
import { searchCondition } from './search-condition.ts';

type Change = Pick<SearchAlternative, 'field' | 'value'>;

/**
 * POST /suggestions/alternatives: what the text of a search that found nobody may have meant (decision 036). Nothing is answered that would find
 * nobody either. Found with our own rights, as a search is; names are of those whom everybody sees.
 *
 * @throws Problem 422.
 */
export async function findAlternatives(context: CallContext, body: unknown): Promise<SearchAlternative[]> {
  const filter = parseInput(alternativesQuery, body ?? {});
  const { text, ...rest } = filter;
  const listed = reachable(context, professionalsPolicy, 'list');
  return context.asSystem(async (tx) => {
    const texts = await mendSlips(tx, text, listed);
    const categories = categoriesOf(text).filter((one) => rest.category === undefined || rest.category === one);
    const changes: Change[] = [
      ...texts.map((value) => ({ field: 'text' as const, value })),
      ...categories.map((value) => ({ field: 'category' as const, value })),
    ];
    if (changes.length === 0) return [];
    const finds = (fields: object) => sql`exists (select from professionals where ${searchCondition(context, fields)})`;
    const looks = changes.map(
      ({ field, value }, at) =>
        sql`select ${at}::int as at, ${finds({ ...rest, [field]: value })} as is_within, ${finds({ [field]: value })} as is_anybody`,
    );
    const { rows } = await sql<{ at: number; isWithin: boolean; isAnybody: boolean }>`
      ${sql.join(looks, sql` union all `)} order by at`.execute(tx);
    return rows.flatMap(({ at, isWithin, isAnybody }) => {
      const change = changes[at];
      return change && isAnybody ? [{ ...change, isWithin }] : [];
    });
  });
}
