import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';

/** @throws Problem 429 with Retry-After */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Problem(429, 'RATE_LIMITED', {
      headers: { 'retry-after': String(Math.ceil(reason.msBeforeNext / 1000)) },
    });
  }
}
