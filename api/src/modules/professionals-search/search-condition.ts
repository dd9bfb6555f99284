import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import { reachable } from '../../generic/rows.ts';
import { compileCriteria } from '../../policy/criteria-condition.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { filterCriteria, filterLimits } from './filter-criteria.ts';
import type { FilterFields } from './filter-criteria.ts';
import { availabilityCondition, idsAvailableNow } from './availability-condition.ts';

/** Whom a search finds, as a condition on `professionals`. @throws Problem 422. */
export function searchCondition(context: CallContext, fields: FilterFields): RawBuilder<boolean> {
  const criteria = compileCriteria(professionalsPolicy, context.scope, filterCriteria(fields), filterLimits);
  const available = idsAvailableNow(criteria.condition, context.now);
  const free = availabilityCondition(fields, available, context.now) ?? sql<boolean>`true`;
  return sql<boolean>`${reachable(context, professionalsPolicy, 'list')} and ${criteria.condition} and ${free}`;
}
