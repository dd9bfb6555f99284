import { Problem } from '../http/problem.ts';

/** Runs `work` at once or refuses it. @throws Problem 429 at the user's limit, 503 at the total limit. */
export type ConcurrencyLimiter = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Limits how many tasks run at once, per user and in total: for work that holds much memory while it runs. */
export function createConcurrencyLimiter({ perUser, total }: { perUser: number; total: number }): ConcurrencyLimiter {
  const running: string[] = [];
  const headers = { 'retry-after': '5' };
  return async (userId, work) => {
    if (running.filter((other) => other === userId).length >= perUser)
      throw new Problem(429, 'RATE_LIMITED', { headers, details: { limit: perUser } });
    if (running.length >= total) throw new Problem(503, 'UNAVAILABLE', { headers });
    running.push(userId);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(userId), 1);
    }
  };
}
