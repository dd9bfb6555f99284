import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientOf } from './client-of.ts';
import { consume } from './consume.ts';

/** So many points a minute for the client behind an address, counted in this process alone. What it answers throws Problem 429 with Retry-After. */
export function perClient(points: number): (address: string, spent?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (address, spent) => consume(limiter, clientOf(address), spent);
}
