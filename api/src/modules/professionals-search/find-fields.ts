import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, namesOfCity } from 'shared-contracts/schemas/city-names';
import { alternativesQuery } from 'shared-contracts/schemas/search-alternatives';
import type { NamedFields } from 'shared-contracts/schemas/search-alternatives';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { reachable } from '../../generic/rows.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { categoriesOf } from './categories-of.ts';
import { wordsOf } from './cities-in.ts';
import { fieldsIn, isFiller, runsOf, takeNamed } from './fields-in.ts';
import { filterLimits } from './filter-criteria.ts';
import type { FilterFields } from './filter-criteria.ts';
import { searchCondition } from './search-condition.ts';
import { withoutTitles } from './without-titles.ts';

type Fields = NamedFields['fields'];

/**
 * POST /suggestions/fields: the profession, the city and the language that the text of a search names, its area of law or else what is left of
 * it, and whom they find: together, else without one of them, else each alone (decision 043). Counted with our own rights, as a search is.
 *
 * @throws Problem 422.
 */
export async function findFields(context: CallContext, body: unknown): Promise<NamedFields[]> {
  const { text, ...search } = parseInput(alternativesQuery, body ?? {});
  const { profession, language, rest } = fieldsIn(withoutTitles(wordsOf(text)));
  return context.asSystem(async (tx) => {
    const { value: city, rest: others } = await takeCity(tx, rest, reachable(context, professionalsPolicy, 'list'));
    if (profession === undefined && city === undefined && language === undefined) return [];
    const left = others.filter((word) => !isFiller(word)).join(' ');
    const [category] = search.category === undefined ? categoriesOf(left) : [];
    const named: Fields = { ...(category ? { category } : left && { text: left }), profession, city, language };
    for (const fields of fewerAndFewer(named)) {
      const found = await count(context, tx, search, fields);
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** The city among the words, as it is written there, by any of its names: each run of words is looked up in an index. */
async function takeCity(tx: Tx, words: readonly string[], listed: RawBuilder<boolean>) {
  const isPlace = (run: readonly string[]) => run.length > 1 || !run.every(isFiller);
  const runs = runsOf(words).flatMap(({ run }) => (isPlace(run) ? [run.join(' ')] : []));
  const wanted = runs.flatMap((run) =>
    [' ', '-', "'"]
      .flatMap((sign) => namesOfCity(run.replaceAll(' ', sign)))
      .map((name) => ({ run, name: foldedCity(name) })),
  );
  const { rows } = await sql<{ run: string; city: string }>`
    select run, found.city from unnest(${wanted.map(({ run }) => run)}::text[], ${wanted.map(({ name }) => name)}::text[]) as wanted (run, name),
      lateral (select city from professionals where ${listed} and city_folded = wanted.name limit 1) as found`.execute(
    tx,
  );
  const cityOf = new Map(rows.map(({ run, city }) => [run, city]));
  return takeNamed(words, (run) => cityOf.get(run.join(' ')));
}

/** All of the fields, then each time one less, then each alone; an area of law alone is an alternative to the text (`findAlternatives`). */
function fewerAndFewer(named: Fields): Fields[][] {
  const all = Object.entries(named).filter(([, value]) => value !== undefined);
  const without = all.map((_, at) => all.toSpliced(-1 - at, 1));
  const alone = all.map((entry) => [entry]);
  const sets = [[all], ...(all.length > 2 ? [without] : []), ...(all.length > 1 ? [alone] : [])];
  return sets.map((level) =>
    level.filter((set) => set.some(([name]) => name !== 'category')).map((set) => Object.fromEntries(set) as Fields),
  );
}

/** Those of the fields by which somebody is found, with the rest of the search where it says nothing else of them. */
async function count(
  context: CallContext,
  tx: Tx,
  search: Omit<FilterFields, 'text'>,
  all: readonly Fields[],
): Promise<NamedFields[]> {
  const cap = filterLimits.count;
  const said: Fields = search;
  const looks = all.map((fields) => {
    const isSame = ([name, value]: [string, unknown]) => [undefined, value].includes(said[name as keyof Fields]);
    return { fields, isWithin: Object.entries(fields).every(isSame) };
  });
  const counts = looks.map(
    ({ fields, isWithin }, at) => sql`
      select ${at}::int as at, count(*)::int as total
      from (select from professionals where ${searchCondition(context, isWithin ? { ...search, ...fields } : fields)} limit ${cap + 1}) as found`,
  );
  const { rows } = await sql<{ at: number; total: number }>`${sql.join(counts, sql` union all `)} order by at`.execute(
    tx,
  );
  return rows.flatMap(({ at, total }) => {
    const look = looks[at];
    return look && total > 0 ? [{ ...look, total: Math.min(total, cap), capped: total > cap }] : [];
  });
}
