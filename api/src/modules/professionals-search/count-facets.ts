import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, knownCities } from 'shared-contracts/schemas/city-names';
import type { FacetsQuery, ProfessionalFacets } from 'shared-contracts/schemas/professional-facets';
import { experienceSteps, feeSteps, ratingSteps } from 'shared-contracts/schemas/value-lists';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';
import { availableAmong } from '../availability/available-now.ts';
import { feesOfPeople, isCallAffordable } from './availability-condition.ts';
import { comparableFee, feeRankBy } from './comparable-fee.ts';
import { filterLimits } from './filter-criteria.ts';
import type { FilterFields } from './filter-criteria.ts';
import { searchCondition } from './search-condition.ts';

type Facet = keyof ProfessionalFacets;

/** The steps and what the filter asks for, which the form shows too. */
const withAsked = <T>(steps: readonly T[], asked: T | undefined): T[] => [
  ...new Set([...steps, ...(asked === undefined ? [] : [asked])]),
];

const reached = (steps: readonly number[], asked: number | undefined, column: RawBuilder<unknown>) => sql`
  select value::text, count(*) from people, unnest(${sql.lit(`{${withAsked(steps, asked).join()}}`)}::numeric[]) as value where ${column} >= value group by 1`;

/** The steps of all currencies: `60EUR`. */
const feesOffered = Object.entries(feeSteps).flatMap(([currency, steps]) => steps.map((step) => `${step}${currency}`));

/** Each name of a city that has two, with the one that stands for both. */
const cityOfName = sql`${sql.lit(
  JSON.stringify(
    Object.fromEntries(knownCities.flatMap(({ fr, en }) => [fr, en].map((name) => [foldedCity(name), foldedCity(fr)]))),
  ),
)}::jsonb`;

/** The counted expressions and their labels; all spellings and names of a city count as one, as in the filter. */
function groupedAt(filter: FacetsQuery, now: Date): Readonly<Record<Facet, RawBuilder<unknown>>> {
  const fees = withAsked(feesOffered, filter.feeMax);
  return {
    category: sql`select value, count(*) from people, unnest(specialities) as value group by 1`,
    profession: sql`select value, count(*) from people, unnest(functions) as value group by 1`,
    country: sql`select country::text as value, count(*) from people group by 1`,
    city: sql`select min(city) as value, count(*) from people group by coalesce(${cityOfName} ->> city_folded, city_folded)`,
    language: sql`select value, count(*) from people, unnest(languages) as value group by 1`,
    callType: filter.feeMax
      ? sql`
        select value, count(*) from people, lateral (values ${sql.join(callTypes.map((way) => sql`(${way}::text, ${sql.ref(feeRankBy[way])})`))}) as way (value, fee)
        where fee <= ${comparableFee(filter.feeMax)} group by 1`
      : sql`select value, count(*) from people, unnest(call_types) as value group by 1`,
    availableNow: sql`
      select 'true' as value, count(*)
      from (${availableAmong(sql`people join professionals using (id)`, filter.feeMax ? isCallAffordable(filter.feeMax) : sql<boolean>`true`, now)}) as available group by 1`,
    gender: sql`select gender as value, count(*) from people where gender is not null group by 1`,
    yearsMin: reached(experienceSteps, filter.yearsMin, sql`years_of_experience`),
    ratingMin: reached(ratingSteps, filter.ratingMin, sql`rating_rank`),
    feeMax: sql`
      select value, count(*) from (${feesOfPeople(filter, now)}) as one, unnest(${sql.lit(`{${fees.join()}}`)}::text[], ${sql.lit(`{${fees.map(comparableFee).join()}}`)}::int[])
        as step (value, most) where fee_rank <= most group by 1`,
  };
}

/**
 * POST /facets in one statement. Facets that the filter does not restrict share one set of matches; each other facet has the matches of the
 * filter without it. With a filter by availability, call types are counted one by one, as each has its own slots. Each set is
 * capped like the total of a search. Runs with the system's rights, restricted by the caller's policy to public rows and columns. @throws Problem 422.
 */
export async function countFacets(
  context: CallContext,
  filter: FacetsQuery,
  cap: number = filterLimits.count,
): Promise<{ data: ProfessionalFacets; capped: boolean }> {
  const peopleOf = (fields: FilterFields) => sql`
    select id, specialities, functions, country, city, city_folded, languages, call_types, gender, years_of_experience, rating_rank, fee_rank,
      video_fee_rank, call_fee_rank, in_person_fee_rank
    from professionals
    where ${searchCondition(context, fields)} limit ${cap + 1}`;
  const counted = (facet: Facet, people: RawBuilder<unknown>, counting: RawBuilder<unknown>) => sql`
    (with people as (${people}), counts as (${counting})
    select ${facet} as facet, (select count(*) from people)::int as seen,
      array(select value from counts order by count desc, value limit 100) as values,
      array(select count::int from counts order by count desc, value limit 100) as counts)`;
  const grouped = groupedAt(filter, context.now);
  const whole = (facet: Facet) => {
    const people =
      filter[facet] === undefined ? sql`select * from shared` : peopleOf({ ...filter, [facet]: undefined });
    return [counted(facet, people, grouped[facet])];
  };
  const oneByOne = () =>
    callTypes.map((callType) =>
      counted(
        'callType',
        peopleOf({ ...filter, callType }),
        sql`select ${callType}::text as value, count(*) from people having count(*) > 0`,
      ),
    );
  const isTimed = filter.date !== undefined || filter.free !== undefined;
  const facets = Object.keys(grouped) as Facet[];
  const parts = facets.flatMap((facet) => (facet === 'callType' && isTimed ? oneByOne() : whole(facet)));
  const { rows } = await context.asSystem((tx) =>
    sql<{ facet: Facet; seen: number; values: string[]; counts: number[] }>`
      with shared as materialized (${peopleOf(filter)}) ${sql.join(parts, sql` union all `)}`.execute(tx),
  );
  const data = Object.fromEntries<ProfessionalFacets[Facet]>(facets.map((facet) => [facet, []])) as ProfessionalFacets;
  for (const { facet, values, counts } of rows)
    data[facet].push(...values.map((value, index) => ({ value, count: Math.min(counts[index] ?? 0, cap) })));
  data.callType.sort((a, b) => b.count - a.count);
  return { data, capped: rows.some(({ seen }) => seen > cap) };
}
