/** Milliseconds that docs/federation.md promises for each step of a load, before the card shows. */
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

/** Milliseconds that the two pauses between three tries take together. */
export const promisedPauses = { shortest: 1_500, longest: 2_250 } as const;
