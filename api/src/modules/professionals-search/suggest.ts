import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, knownCities, namesOfCity } from 'shared-contracts/schemas/city-names';
import { suggestedProfessional } from 'shared-contracts/schemas/suggestions';
import type { Suggestions, SuggestionsQuery } from 'shared-contracts/schemas/suggestions';
import type { CallContext } from '../../generic/call-context.ts';
import { columnsSql } from '../../generic/columns-sql.ts';
import { reachable } from '../../generic/rows.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { nameKeys } from './name-keys.ts';
import { withoutTitles } from './without-titles.ts';

const MAX_CITIES = 4;
const MAX_PROFESSIONALS = 5;
const columns = Object.keys(suggestedProfessional.entries);

const names = Object.values(nameKeys);

/**
 * POST /suggestions: what begins with the text, titles aside, from the place in the index where that begins; nothing is collected or sorted, so
 * that the first two letters of a million names cost no more than a whole one. Found with our own rights, as a search is; the people are read with
 * the caller's.
 *
 * @throws Problem 422.
 */
export async function suggest(context: CallContext, { text }: SuggestionsQuery): Promise<Suggestions> {
  const sought = withoutTitles(text.split(/\s+/u)).join(' ');
  const beginning = sql`fold(${sought.replaceAll(/[\\%_]/gu, String.raw`\$&`)}) || '%'`;
  const listed = reachable(context, professionalsPolicy, 'list');
  const { cities, ids } = await context.asSystem(async (tx) => {
    const found = await citiesSql(listed, beginning, otherNames(sought)).execute(tx);
    const people = await sql<{ id: string }>`
      select distinct id from (${sql.join(
        names.map(
          (name) => sql`(${inOrder(sql`id`, name, sql`${listed} and ${name} like ${beginning}`, MAX_PROFESSIONALS)})`,
        ),
        sql` union all `,
      )}) as named limit ${MAX_PROFESSIONALS}`.execute(tx);
    return {
      cities: eachOnce(found.rows.map(({ city }) => city)).slice(0, MAX_CITIES),
      ids: people.rows.map(({ id }) => id),
    };
  });
  const { rows } = await sql<Suggestions['professionals'][number]>`
    select ${columnsSql(columns)} from professionals where id = any(${ids}::uuid[]) order by last_name, first_names, id`.execute(
    context.tx,
  );
  return { cities, professionals: rows };
}

/** What cities whose name begins so in one language are called in the other, folded. */
const otherNames = (beginning: string): string[] => {
  const names = knownCities.map(({ fr, en }) => [foldedCity(fr), foldedCity(en)]);
  const begins = (name: string) => name.startsWith(foldedCity(beginning));
  return names.filter((both) => both.some(begins)).flatMap((both) => both.filter((name) => !begins(name)));
};

const eachOnce = (cities: readonly string[]): string[] => [
  ...new Map(cities.map((city) => [namesOfCity(foldedCity(city))[0], city])).values(),
];

/** From one city to the next that begins so, past all of its people at once; then those that are called otherwise. */
const citiesSql = (listed: RawBuilder<boolean>, beginning: RawBuilder<unknown>, others: readonly string[]) => {
  const from = (after: RawBuilder<unknown>) =>
    inOrder(sql`city, city_folded`, sql`city_folded`, sql`${listed} and city_folded like ${beginning} and ${after}`, 1);
  return sql<{ city: string }>`
    with recursive cities as (
      (${from(sql`true`)})
      union all
      select following.* from cities, lateral (${from(sql`professionals.city_folded ~>~ cities.city_folded`)}) as following
    )
    (select city from cities limit ${2 * MAX_CITIES})
    union all
    select other.city from unnest(${others}::text[]) as name,
      lateral (select city from professionals where ${listed} and city_folded = name limit 1) as other`;
};

const inOrder = (shown: RawBuilder<unknown>, key: RawBuilder<unknown>, where: RawBuilder<unknown>, limit: number) =>
  sql`select ${shown} from professionals where ${where} order by ${key} using ~<~ limit ${limit}`;
