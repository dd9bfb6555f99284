import * as v from 'valibot';
import { professionalFilter } from './professional-filter.ts';
import { code } from './text.ts';
import { legalCategory } from './vocabulary.ts';

/** Body of POST /base/professionals/doctor-filter (the specification keeps the name): specialities only. */
export const specialitiesFilter = v.object({
  specialities: v.pipe(
    v.array(legalCategory),
    v.minLength(1, code('REQUIRED')),
    v.maxLength(14, code('LIMIT_EXCEEDED')),
  ),
  limit: professionalFilter.entries.limit,
  cursor: professionalFilter.entries.cursor,
});
