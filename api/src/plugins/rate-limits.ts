import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';

export interface SignInLimits {
  /** Counts one attempt from this address on this account. @throws Problem 429 */
  attempt(address: string, account: string): Promise<void>;
  /** The attempt succeeded: the account's back-off is over. */
  succeeded(account: string): Promise<void>;
}

/** @throws Problem 429 with Retry-After */
async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Problem(429, 'RATE_LIMITED', {
      headers: { 'retry-after': String(Math.ceil(reason.msBeforeNext / 1000)) },
    });
  }
}

/** A cap per address on everything; the address is the socket's unless the peer is a configured proxy (Fastify's trustProxy). */
export function useRateLimits(app: FastifyInstance, config: Config): void {
  const perAddress = new RateLimiterMemory({ points: config.rateLimitPerMinute, duration: 60 });
  app.addHook('onRequest', async (request) => {
    if (request.url === '/health' || request.url === '/ready') return;
    await consume(perAddress, request.ip);
  });
}

/** Per address, and per account with a block that outlasts the minute. */
export function createSignInLimits(config: Config): SignInLimits {
  const perAddress = new RateLimiterMemory({ points: config.signInAttemptsPerMinute, duration: 60 });
  const perAccount = new RateLimiterMemory({
    points: Math.max(5, Math.floor(config.signInAttemptsPerMinute / 4)),
    duration: 300,
    blockDuration: 60,
  });
  return {
    async attempt(address, account) {
      await consume(perAddress, address);
      await consume(perAccount, account);
    },
    async succeeded(account) {
      await perAccount.delete(account);
    },
  };
}
