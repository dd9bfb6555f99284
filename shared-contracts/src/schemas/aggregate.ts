import * as v from 'valibot';
import { code, timeZone } from './text.ts';

/** What can be said of many rows at once. */
export const aggregateFunctions = ['count', 'sum', 'avg', 'min', 'max'] as const;
/** Lengths of time that instants and dates are gathered in; weeks begin on Monday. */
export const aggregateUnits = ['day', 'week', 'month'] as const;

const column = v.string(code('INVALID'));
const metricName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/u, code('INVALID')));
/** `count` counts rows, with `col` those where it is not null; the others need a `col`. */
const metric = v.strictObject({
  fn: v.picklist(aggregateFunctions, code('INVALID')),
  col: v.optional(column),
});
/** A column as it stands, or the first day of the unit that its instant falls in, by the clocks of `timeZone` (UTC unless set). */
const group = v.union([
  column,
  v.strictObject({ col: column, unit: v.picklist(aggregateUnits, code('INVALID')), timeZone: v.optional(timeZone) }),
]);

const dropped = ['constructor', 'prototype']; // valibot's records leave these names out without a word
const named = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), code('INVALID')),
  v.check((value) => !dropped.some((name) => Object.hasOwn(value, name)), code('INVALID')),
);

/**
 * Body of POST /{table}/aggregate (specification, section 7). `where` is a condition of the criteria language. Columns are those that the
 * caller reads and the table's policy lets be aggregated. At most 2 groups, 1 to 5 metrics, 100 groups in the answer (`limit`).
 */
export const aggregateQuery = v.strictObject({
  where: v.optional(v.unknown(), {}),
  groupBy: v.optional(v.array(group, code('INVALID')), []),
  metrics: v.pipe(
    named,
    v.record(metricName, metric),
    v.check((value) => Object.keys(value).length > 0, code('REQUIRED')),
  ),
  limit: v.optional(v.pipe(v.number(code('INVALID')), v.integer(code('INVALID')), v.minValue(1, code('INVALID'))), 100),
});
export type AggregateQuery = v.InferInput<typeof aggregateQuery>;

/**
 * Answer of an aggregate: one record per group, in the order of the groups, of the groups by their column's name (a unit is its first day,
 * `YYYY-MM-DD`) and the metrics by theirs; a metric of no value is null. `capped`: there are more groups than `limit`, or, where all metrics
 * are counts, more rows than 100,000 (public tables: 10,000), so that the counts are lower bounds.
 */
export interface Aggregates<T = Record<string, string | number | boolean | null>> {
  data: T[];
  capped: boolean;
}
