import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { runAsSystem } from '../db/run-as.ts';
import type { Tables } from '../db/schema.ts';
import { consume, limited } from './consume.ts';

interface Allowance {
  /** Keeps the counts of one limit apart from another's. */
  readonly name: string;
  readonly points: number;
  /** Seconds, as all times of the library. */
  readonly duration: number;
  readonly blockDuration?: number;
}

export interface SharedLimiter {
  /** @throws Problem 429 with Retry-After */
  count(key: string): Promise<void>;
  /** Whether there is one left to count, without counting it. @throws Problem 429 with Retry-After */
  check(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Counts in the database: all processes together, and across restarts. Keys are e-mails and addresses, so only their hashes are kept. */
export function sharedLimiter(db: Kysely<Tables>, { name, ...allowance }: Allowance): SharedLimiter {
  const limiter = new RateLimiterPostgres({
    ...allowance,
    keyPrefix: name,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // jobs/drop-what-is-over.ts
    storeType: 'client',
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const answer = await runAsSystem(db, (tx) => tx.executeQuery(CompiledQuery.raw(text, values)));
        return { rows: answer.rows, rowCount: Number(answer.numAffectedRows ?? answer.rows.length) };
      },
    },
  });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    count: (key) => consume(limiter, hashed(key)),
    async check(key) {
      const counted = await limiter.get(hashed(key));
      if (counted && counted.remainingPoints <= 0) throw limited(counted);
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}
