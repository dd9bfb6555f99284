import { Problem } from '../http/problem.ts';

/** Runs a piece of work of somebody's, now. @throws Problem 429 when they have as many running as they may, 503 when everybody together has. */
export type Seats = <T>(person: string, work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work of each person run at once, and so many of all: for what is held in memory while it runs. */
export function createSeats({ each, all }: { each: number; all: number }): Seats {
  const seated: string[] = [];
  const headers = { 'retry-after': '5' };
  return async (person, work) => {
    if (seated.filter((other) => other === person).length >= each)
      throw new Problem(429, 'RATE_LIMITED', { headers, details: { limit: each } });
    if (seated.length >= all) throw new Problem(503, 'UNAVAILABLE', { headers });
    seated.push(person);
    try {
      return await work();
    } finally {
      seated.splice(seated.indexOf(person), 1);
    }
  };
}
