import { sql } from 'kysely';
import { conversationLimits } from 'shared-contracts/schemas/conversation';
import { discussionLimits } from 'shared-contracts/schemas/discussion';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';

const limits = {
  messages: {
    code: 'TOO_MANY_MESSAGES',
    by: 'sender_id',
    limit: conversationLimits.messagesPerMinute,
    seconds: 60,
  },
  conversations: {
    code: 'TOO_MANY_CONVERSATIONS',
    by: 'opened_by',
    limit: conversationLimits.newConversationsPerHour,
    seconds: 3600,
  },
  comments: { code: 'RATE_LIMITED', by: 'author_id', limit: discussionLimits.commentsPerHour, seconds: 3600 },
  articles: { code: 'RATE_LIMITED', by: 'author_id', limit: discussionLimits.articlesPerHour, seconds: 3600 },
  questions: { code: 'RATE_LIMITED', by: 'client_id', limit: discussionLimits.questionsPerHour, seconds: 3600 },
} as const;

/**
 * Checks the caller's quota by counting rows, so that it holds across processes and restarts, under a lock of the
 * caller's own. `tx` runs as `system`.
 * @throws Problem 429 with Retry-After: when the oldest row counted leaves the window.
 */
export async function consumeQuota(tx: Tx, { caller, now }: CallContext, what: keyof typeof limits): Promise<void> {
  const { code, by, limit, seconds } = limits[what];
  await lock(tx, `${what}:${String(caller.userId)}`);
  const since = new Date(now.getTime() - seconds * 1000);
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from ${sql.table(what)} where ${sql.id(by)} = ${caller.userId}::uuid and created_at > ${since}
    order by created_at desc limit ${limit}`.execute(tx);
  const oldest = rows[limit - 1]?.createdAt;
  if (!oldest) return;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + seconds * 1000 - now.getTime()) / 1000));
  throw new Problem(429, code, { headers: { 'retry-after': String(wait) }, details: { limit, seconds } });
}
