import * as v from 'valibot';
import { code } from './text.ts';
import { timeZone } from './wall-clock.ts';

/** Aggregate functions. */
export const aggregateFunctions = ['count', 'sum', 'avg', 'min', 'max'] as const;
/** Units that instants and dates are grouped by; weeks begin on Monday. */
export const aggregateUnits = ['day', 'week', 'month'] as const;

const column = v.string(code('INVALID'));
const metricName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/u, code('INVALID')));
/** `count` counts rows, with `col` only non-null ones; the others require a `col`. */
const metric = v.strictObject({
  fn: v.picklist(aggregateFunctions, code('INVALID')),
  col: v.optional(column),
});
/** A column itself, or the first day of the unit that contains its instant, in `timeZone` (UTC by default). */
const group = v.union([
  column,
  v.strictObject({ col: column, unit: v.picklist(aggregateUnits, code('INVALID')), timeZone: v.optional(timeZone) }),
]);

const dropped = ['constructor', 'prototype']; // valibot's records drop these names silently
const named = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), code('INVALID')),
  v.check((value) => !dropped.some((name) => Object.hasOwn(value, name)), code('INVALID')),
);

/**
 * Body of POST /{table}/aggregate (specification, section 7). `where` is a condition of the criteria language. Columns
 * must be readable by the caller and allowed by the table's policy. At most 2 groups, 1 to 5 metrics, 100 groups in the
 * response (`limit`).
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
/**
 * Response of an aggregate: one record per group, in the order of the groups, with the groups by column name (a unit is
 * its first day, `YYYY-MM-DD`) and the metrics by name; a metric without values is null. `capped`: there are more
 * groups than `limit`, or, where all metrics are counts, more rows than 100,000 (public tables: 10,000), so that the
 * counts are lower bounds.
 */
export interface Aggregates<T = Record<string, string | number | boolean | null>> {
  data: T[];
  capped: boolean;
}
