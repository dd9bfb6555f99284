import { definePolicy } from '../../policy/policy.ts';
import { ownColumns, ownRows, written } from '../availability/own-rows.ts';

/** Days on which other hours hold, or none. */
export const availabilityExceptionsPolicy = definePolicy({
  ...ownRows,
  table: 'availabilityExceptions',
  cols: {
    ...ownColumns,
    date: { type: 'date', ...written, filter: true, sort: true },
    ranges: { type: 'json', ...written },
    reason: { type: 'text', ...written, nullable: true },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [['date', 'asc']],
});
