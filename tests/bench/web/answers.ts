/** A response of a server; times are timestamps in ms, `to` is NaN until it is complete. */
export interface Answer {
  readonly path: string;
  readonly from: number;
  to: number;
  /** Headers included. */
  bytes: number;
}

export interface Cost {
  readonly requests: number;
  readonly bytes: number;
  /** Number of sequential round trips; responses of one batch overlap. */
  readonly roundTrips: number;
}

function countRoundTrips(answers: readonly Answer[]): number {
  let trips = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of answers.toSorted((a, b) => a.to - b.to)) {
    if (from < end) continue;
    trips += 1;
    end = to;
  }
  return trips;
}

/** Total cost of some responses for their client. */
export const costOf = (answers: readonly Answer[]): Cost => ({
  requests: answers.length,
  bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
  roundTrips: countRoundTrips(answers),
});
