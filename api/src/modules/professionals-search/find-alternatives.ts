import { sql } from 'kysely';
import type { AlternativesQuery, SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import type { CallContext } from '../../generic/call-context.ts';
import { reachable } from '../../generic/rows.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { categoriesOf } from './categories-of.ts';
import { correctSpelling } from './correct-spelling.ts';
import { searchCondition } from './search-condition.ts';

type Change = Pick<SearchAlternative, 'field' | 'value'>;

/**
 * POST /suggestions/alternatives: corrections of the text of a search without results (decision 036), those that have results.
 * Runs with the system's rights, on listed professionals only.
 *
 * @throws Problem 422.
 */
export async function findAlternatives(context: CallContext, filter: AlternativesQuery): Promise<SearchAlternative[]> {
  const { text, ...rest } = filter;
  const listed = reachable(context, professionalsPolicy, 'list');
  return context.asSystem(async (tx) => {
    const texts = await correctSpelling(tx, text, listed);
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
