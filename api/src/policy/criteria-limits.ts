/** Limits of the criteria language; errors name the limit that was exceeded. Nothing is truncated silently. */
export const criteriaLimits = {
  depth: 4,
  nodes: 40,
  patterns: 3,
  branches: 10,
  values: 100,
  select: 40,
  sort: 3,
  rows: 100,
  defaultRows: 20,
  /** Consecutive letters or digits. */
  patternMin: 3,
  patternMax: 100,
  text: 4000,
  /** Radius of `$near`. */
  km: 500,
  /** A window of free times. */
  days: 62,
  count: 10_000,
  groups: 2,
  metrics: 5,
  /** Rows scanned by an aggregate. */
  aggregated: 100_000,
} as const;

export type CriteriaLimits = Readonly<Record<keyof typeof criteriaLimits, number>>;
