import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { conversationLimits } from 'shared-contracts/schemas/conversation';
import { discussionLimits } from 'shared-contracts/schemas/discussion-input';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';

interface Quota {
  readonly code: 'TOO_MANY_MESSAGES' | 'TOO_MANY_CONVERSATIONS' | 'RATE_LIMITED';
  readonly by: string;
  readonly limit: number;
  readonly seconds: number;
  /** Where it is not called as the quota. */
  readonly table?: string;
  readonly only?: RawBuilder<boolean>;
}

const limits = {
  messages: {
    code: 'TOO_MANY_MESSAGES',
    by: 'sender_id',
    // Away answers are not written by anybody.
    only: sql<boolean>`not is_automatic`,
    limit: conversationLimits.messagesPerMinute,
    seconds: 60,
  },
  // Those with a first message: opening one writes nothing to anybody.
  conversations: {
    table: 'messages',
    code: 'TOO_MANY_CONVERSATIONS',
    by: 'sender_id',
    only: sql<boolean>`seq = 1`,
    limit: conversationLimits.newConversationsPerHour,
    seconds: 3600,
  },
  reports: {
    table: 'message_reports',
    code: 'RATE_LIMITED',
    by: 'reporter_id',
    limit: conversationLimits.reportsPerHour,
    seconds: 3600,
  },
  comments: { code: 'RATE_LIMITED', by: 'author_id', limit: discussionLimits.commentsPerHour, seconds: 3600 },
  articles: { code: 'RATE_LIMITED', by: 'author_id', limit: discussionLimits.articlesPerHour, seconds: 3600 },
  questions: { code: 'RATE_LIMITED', by: 'client_id', limit: discussionLimits.questionsPerHour, seconds: 3600 },
} as const satisfies Record<string, Quota>;

/**
 * Checks the caller's quota by counting rows, so that it holds across processes and restarts, under a lock of the
 * caller's own. `tx` runs as `system`.
 * @throws Problem 429 with Retry-After: when the oldest row counted leaves the window.
 */
export async function consumeQuota(tx: Tx, { caller, now }: CallContext, what: keyof typeof limits): Promise<void> {
  const { code, by, limit, seconds, table = what, only = sql<boolean>`true` }: Quota = limits[what];
  await lock(tx, `${what}:${String(caller.userId)}`);
  const since = new Date(now.getTime() - seconds * 1000);
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from ${sql.table(table)} where ${sql.id(by)} = ${caller.userId}::uuid and created_at > ${since} and ${only}
    order by created_at desc limit ${limit}`.execute(tx);
  const oldest = rows[limit - 1]?.createdAt;
  if (!oldest) return;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + seconds * 1000 - now.getTime()) / 1000));
  throw new Problem(429, code, { headers: { 'retry-after': String(wait) }, details: { limit, seconds } });
}

/** Changes that leave no rows to count. */
const changes = {
  // Names are compared with those of other matters: nobody tries out one after the other.
  'name-changes': { limit: 30, seconds: 3600 },
  // Each is told to the other party and stands in the history.
  'asked-documents': { limit: 100, seconds: 3600 },
} as const;

/**
 * Counts one such change by the caller, before any other lock is taken. `tx` runs as `system`.
 * @throws Problem 429 with Retry-After
 */
export async function consumeChange(tx: Tx, { caller, now }: CallContext, what: keyof typeof changes): Promise<void> {
  const { limit, seconds } = changes[what];
  const { points, expire } = await countOne(tx, `${what}:${String(caller.userId)}`, seconds, now);
  if (points <= limit) return;
  const wait = Math.max(1, Math.ceil((expire - now.getTime()) / 1000));
  throw new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(wait) }, details: { limit, seconds } });
}

/** Counts one more of a key: how many there are in its window, which ends at `expire`. `tx` runs as `system`. */
export async function countOne(
  tx: Tx,
  key: string,
  seconds: number,
  now: Date,
): Promise<{ readonly points: number; readonly expire: number }> {
  const [at, end] = [now.getTime(), now.getTime() + seconds * 1000];
  const { rows } = await sql<{ points: number; expire: string }>`
    insert into rate_limits as made (key, points, expire) values (${key}, 1, ${end})
    on conflict (key) do update set
      points = case when made.expire <= ${at}::bigint then 1 else made.points + 1 end,
      expire = case when made.expire <= ${at}::bigint then excluded.expire else made.expire end
    returning points, expire`.execute(tx);
  const { points = 0, expire = end } = rows[0] ?? {};
  return { points, expire: Number(expire) };
}
