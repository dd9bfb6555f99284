import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type * as v from 'valibot';
import type { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { freeOnDate, freeWithin } from './free-condition.ts';
import { textCondition } from './text-condition.ts';

type Filter = v.InferOutput<typeof professionalFilter>;
type Condition = RawBuilder<boolean>;

/** Every field of the filter as a condition that an index serves; they are joined with AND. */
export function filterCondition(filter: Filter, now: Date): Condition {
  const conditions: (Condition | undefined)[] = [
    filter.text === undefined || filter.text === '' ? undefined : (textCondition(filter.text) ?? sql<boolean>`false`),
    filter.category && sql<boolean>`specialities @> array[${filter.category}]::text[]`,
    filter.profession && sql<boolean>`profession = ${filter.profession}`,
    filter.country === undefined ? undefined : sql<boolean>`country = ${filter.country}`,
    filter.city ? sql<boolean>`fold(city) = fold(${filter.city})` : undefined,
    filter.language && sql<boolean>`languages @> array[${filter.language}]::text[]`,
    filter.callType && sql<boolean>`call_types @> array[${filter.callType}]::text[]`,
    filter.gender && sql<boolean>`gender = ${filter.gender}`,
    filter.availableNow ? sql<boolean>`available_now = true` : undefined,
    filter.yearsMin ? sql<boolean>`years_of_experience >= ${filter.yearsMin}` : undefined,
    filter.ratingMin === undefined ? undefined : sql<boolean>`rating_rank >= ${filter.ratingMin}`,
    filter.date === undefined ? undefined : freeOnDate(filter.date, now, filter.callType),
    filter.free && freeWithin(new Date(filter.free.from), new Date(filter.free.to), now, filter.callType),
  ];
  const given = conditions.filter((condition) => typeof condition === 'object');
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(given, sql` and `)})`;
}
