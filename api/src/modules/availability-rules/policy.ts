import { definePolicy } from '../../policy/policy.ts';
import { ownColumns, ownRows, written } from '../availability/own-rows.ts';

/** A professional's weekly hours. Others see free slots, never the hours behind them. */
export const availabilityRulesPolicy = definePolicy({
  ...ownRows,
  table: 'availabilityRules',
  cols: {
    ...ownColumns,
    weekday: { type: 'integer', ...written, filter: true, sort: true },
    startTime: { type: 'text', ...written, sort: true },
    endTime: { type: 'text', ...written },
    callTypes: { type: 'text[]', ...written },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [
    ['weekday', 'asc'],
    ['startTime', 'asc'],
  ],
});
