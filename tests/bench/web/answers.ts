/** What a server sent for one request; times in milliseconds of the clock, `to` not a number until all of it is sent. */
export interface Answer {
  readonly path: string;
  readonly from: number;
  to: number;
  /** With its headers. */
  bytes: number;
}

export interface Cost {
  readonly requests: number;
  readonly bytes: number;
  /** How many answers had to be waited for one after the other; answers of one batch overlap. */
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

/** What some answers cost the one who waited for them. */
export const costOf = (answers: readonly Answer[]): Cost => ({
  requests: answers.length,
  bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
  roundTrips: countRoundTrips(answers),
});
