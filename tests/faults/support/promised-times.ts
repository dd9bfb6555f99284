/** Timeouts in ms that docs/federation.md promises for each load step, before the card shows. */
export const promisedTimes = {
  manifest: 5_000,
  entry: 8_000,
  exposed: 8_000,
  style: 8_000,
  strings: 8_000,
  chunk: 10_000,
  mount: 8_000,
  page: 12_000,
  render: 8_000,
} as const;

/** Total of the two pauses between three attempts, in ms: cut where the load has taken its time before. */
export const promisedPauses = { shortest: 600, longest: 1_500 } as const;
