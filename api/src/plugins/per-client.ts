import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientOf } from './client-of.ts';
import { consume } from './consume.ts';

/** Limits points per minute and client address, in this process only. The returned function throws Problem 429 with Retry-After. */
export function perClient(points: number): (address: string, spent?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (address, spent) => consume(limiter, clientOf(address), spent);
}
