import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, namesOfCity } from 'shared-contracts/schemas/city-names';
import type { AlternativesQuery, NamedFields } from 'shared-contracts/schemas/search-alternatives';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { reachable } from '../../generic/rows.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { categoriesOf } from './categories-of.ts';
import { wordsOf } from './cities-in.ts';
import { fieldsIn, isStopWord, placeSpellings, ngramsOf, extractNamed } from './fields-in.ts';
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
export async function findFields(context: CallContext, { text, ...search }: AlternativesQuery): Promise<NamedFields[]> {
  const { profession, language, rest } = fieldsIn(withoutTitles(wordsOf(text)));
  return context.asSystem(async (tx) => {
    const { value: place, rest: others } = await extractCity(tx, rest, reachable(context, professionalsPolicy, 'list'));
    if (profession === undefined && place === undefined && language === undefined) return [];
    const city = place && isSameCity(search.city, place) ? search.city : place;
    const left = others.filter((word) => !isStopWord(word));
    const [category] = search.category === undefined ? categoriesOf(left.join(' ')) : [];
    const told = category ? left.filter((word) => categoriesOf(word).length === 0) : left;
    const named: Fields = { category, profession, city, language, text: told.join(' ') || undefined };
    for (const fields of relaxedFields(named)) {
      const found = await count(context, tx, search, fields);
      if (found.length > 0) return found;
    }
    return [];
  });
}

const isSameCity = (one: string | undefined, other: string): boolean =>
  one !== undefined && namesOfCity(one).map(foldedCity).includes(foldedCity(other));

/** The city among the words, as it is written there, by any of its names: each run of words is looked up in an index. */
async function extractCity(tx: Tx, words: readonly string[], listed: RawBuilder<boolean>) {
  const isPlace = (run: readonly string[]) => run.length > 1 || !run.every(isStopWord);
  const runs = new Map(ngramsOf(words).flatMap(({ run }) => (isPlace(run) ? [[run.join(' '), run]] : [])));
  const wanted = [...runs].flatMap(([run, itsWords]) => {
    const names = placeSpellings(itsWords).flatMap(namesOfCity).map(foldedCity);
    return [...new Set(names)].map((name) => ({ run, name }));
  });
  const { rows } = await sql<{ run: string; city: string }>`
    select run, found.city from unnest(${wanted.map(({ run }) => run)}::text[], ${wanted.map(({ name }) => name)}::text[]) as wanted (run, name),
      lateral (select city from professionals where ${listed} and city_folded = wanted.name limit 1) as found`.execute(
    tx,
  );
  const cityOf = new Map(rows.map(({ run, city }) => [run, city]));
  return extractNamed(words, (run) => cityOf.get(run.join(' ')));
}

/** The most that are offered. */
const MOST = 4;

/**
 * All of the fields, then each time one less, the last first, then each alone; an area of law alone is an alternative to the text
 * (`findAlternatives`).
 */
function relaxedFields(named: Fields): Fields[][] {
  const all = Object.entries(named).filter(([, value]) => value !== undefined);
  const without = all.map((_, at) => all.toSpliced(-1 - at, 1));
  const alone = all.map((entry) => [entry]);
  const sets = [[all], ...(all.length > 2 ? [without] : []), ...(all.length > 1 ? [alone] : [])];
  return sets.map((level) =>
    level
      .filter((set) => set.some(([name]) => name !== 'category'))
      .slice(0, MOST)
      .map((set) => Object.fromEntries(set) as Fields),
  );
}

/** Counts each combination of fields, within the search unless it contradicts the search; skips those that the search contains already. */
async function count(
  context: CallContext,
  tx: Tx,
  search: Omit<FilterFields, 'text'>,
  all: readonly Fields[],
): Promise<NamedFields[]> {
  const cap = filterLimits.count;
  const said: Fields = search;
  const looks = all.flatMap((fields) => {
    const fromSearch = Object.entries(fields).map(([name, value]) => ({ value, said: said[name as keyof Fields] }));
    if (fromSearch.every(({ value, said }) => said === value)) return [];
    return [{ fields, isWithin: fromSearch.every(({ value, said }) => said === undefined || said === value) }];
  });
  if (looks.length === 0) return [];
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
