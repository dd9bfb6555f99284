import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { runAsSystem } from '../db/run-as.ts';
import type { Tables } from '../db/schema.ts';
import { limited } from './consume.ts';

const DAY = 86_400;

interface Allowance {
  /** Prefix of this limit's keys. */
  readonly name: string;
  readonly points: number;
  /** Seconds, like all durations of the library. */
  readonly duration: number;
  /** The block after exceeding the limit; doubles each time within a day, up to `longest`. */
  readonly backOff?: { readonly first: number; readonly longest: number };
}

export interface SharedLimiter {
  /** How many there were in this window, with this one. @throws Problem 429 with Retry-After */
  count(key: string): Promise<number>;
  /** Whether one is left, without counting. @throws Problem 429 with Retry-After */
  check(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Counts in the database, across processes and restarts. Keys are e-mails and addresses, so only their hashes are stored. */
export function sharedLimiter(db: Kysely<Tables>, allowance: Allowance): SharedLimiter {
  const { name, points, backOff } = allowance;
  const limiter = counter(db, allowance);
  const blocks = counter(db, { name: `${name}-blocks`, points: 1, duration: DAY });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

  /** Only the first request beyond the limit extends the block; later ones in the same window get its remaining time. */
  async function refusal(key: string, reason: RateLimiterRes): Promise<RateLimiterRes> {
    if (!backOff || reason.consumedPoints !== points + 1) return reason;
    const { consumedPoints: times } = await blocks.penalty(key);
    return limiter.block(key, Math.min(backOff.first * 2 ** (times - 1), backOff.longest));
  }

  return {
    async count(key) {
      try {
        return (await limiter.consume(hashed(key))).consumedPoints;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw limited(await refusal(hashed(key), reason));
      }
    },
    async check(key) {
      const counted = await limiter.get(hashed(key));
      if (counted && counted.remainingPoints <= 0) throw limited(counted);
    },
    async forget(key) {
      await limiter.delete(hashed(key));
      if (backOff) await blocks.delete(hashed(key));
    },
  };
}

function counter(db: Kysely<Tables>, { name, points, duration }: Allowance): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...{ keyPrefix: name, points, duration },
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // purge-expired.ts
    storeType: 'client',
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const answer = await runAsSystem(db, (tx) => tx.executeQuery(CompiledQuery.raw(text, values)));
        return { rows: answer.rows, rowCount: Number(answer.numAffectedRows ?? answer.rows.length) };
      },
    },
  });
}
