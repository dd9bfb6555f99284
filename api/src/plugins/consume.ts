import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';

export const limited = ({ msBeforeNext }: RateLimiterRes): Problem =>
  new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(Math.ceil(msBeforeNext / 1000)) } });

/** @throws Problem 429 with Retry-After */
export async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw limited(reason);
  }
}
