/** The instant at which every test file begins: a Thursday, shortly past ten where its time zone is. */
export const testNow = Date.parse('2026-11-26T09:10:00Z');
