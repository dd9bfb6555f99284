import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import type { FoundSession } from '../../services/hooks.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { writeEvents } from '../events/write-events.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';

const ACCESS_MS = 15 * 60_000;
export const REFRESH_MS = 30 * 86_400_000;
/** Tabs that wake together may each send the old token once. */
const GRACE_MS = 10_000;
/** Beyond this many the least recently used sessions end. */
const MAX_SESSIONS = 50;

export interface IssuedTokens {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

/** The user of an access token, even an expired one, so that the response can say so. */
export async function findSession(db: Kysely<Tables>, token: string): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`select * from session_of(${hashToken(token)})`.execute(db);
  return rows[0];
}

/** Opens a session and ends the least recently used ones beyond the maximum. `tx` runs as `system`. */
export async function openSession(
  tx: Tx,
  userId: string,
  { userAgent, isProved = false }: { readonly userAgent: string; /** By a second step. */ readonly isProved?: boolean },
  now: Date,
): Promise<IssuedTokens> {
  const open = sql`select id from sessions where user_id = ${userId} and ended_at is null`;
  await end(tx, sql`id in (${open} order by used_at desc, id offset ${MAX_SESSIONS - 1})`, now);
  const session = await tx
    .insertInto('sessions')
    .values({ userId, userAgent: userAgent.slice(0, 300), provedAt: isProved ? now : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issue(tx, session.id, now);
}

async function issue(tx: Tx, sessionId: string, now: Date): Promise<IssuedTokens> {
  const token = newToken();
  const refreshToken = newToken();
  const expiresAt = new Date(now.getTime() + ACCESS_MS);
  await tx
    .insertInto('accessTokens')
    .values({ hash: hashToken(token), sessionId, expiresAt })
    .execute();
  await tx
    .insertInto('refreshTokens')
    .values({ hash: hashToken(refreshToken), sessionId, expiresAt: new Date(now.getTime() + REFRESH_MS) })
    .execute();
  return { token, expiresAt, refreshToken };
}

/** Result of a refresh: new tokens, or the session that ended because the token was reused. */
export type Rotation =
  | { readonly userId: string; readonly tokens: IssuedTokens }
  | { readonly userId: string; readonly reusedOf: string };

/**
 * Exchanges a refresh token. Reuse after the grace period means that it was stolen: the session ends, which is audited.
 * Undefined when the token is invalid.
 */
export async function rotate(tx: Tx, refreshToken: string, now: Date): Promise<Rotation | undefined> {
  const found = await tx
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select([
      'refreshTokens.hash',
      'refreshTokens.expiresAt',
      'refreshTokens.rotatedAt',
      'sessions.id as sessionId',
      'sessions.userId',
      'sessions.endedAt',
    ])
    .where('refreshTokens.hash', '=', hashToken(refreshToken))
    .forUpdate()
    .executeTakeFirst();
  if (!found || found.endedAt || found.expiresAt <= now) return undefined;
  if (found.rotatedAt && now.getTime() - found.rotatedAt.getTime() > GRACE_MS) {
    const { sessionId, userId } = found;
    await endSession(tx, sessionId, now);
    // By the owner or by a thief: unknown.
    const entry = { actorId: null, actorRole: 'anon', action: 'session.token-reused', subject: sessionId };
    await appendAudit(tx, { ...entry, details: { userId } });
    return { userId, reusedOf: sessionId };
  }
  if (!found.rotatedAt)
    await tx.updateTable('refreshTokens').set({ rotatedAt: now }).where('hash', '=', found.hash).execute();
  await tx.deleteFrom('accessTokens').where('sessionId', '=', found.sessionId).where('expiresAt', '<', now).execute();
  await tx.updateTable('sessions').set({ usedAt: now }).where('id', '=', found.sessionId).execute();
  return { tokens: await issue(tx, found.sessionId, now), userId: found.userId };
}

/** Ends a session. False when it had ended already. */
export const endSession = (tx: Tx, sessionId: string, now: Date): Promise<boolean> =>
  end(tx, sql`id = ${sessionId}`, now);

/** Ends all sessions of an account, except `exceptSessionId`. */
export const endSessions = (tx: Tx, userId: string, now: Date, exceptSessionId?: string): Promise<boolean> =>
  end(tx, sql`user_id = ${userId} and id is distinct from ${exceptSessionId ?? null}::uuid`, now);

/** Sessions of one person: their tokens are invalid from the commit on, and their open streams end. False when all had ended. */
async function end(tx: Tx, which: RawBuilder<unknown>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string; userId: string }>`
    update sessions set ended_at = ${now} where ended_at is null and ${which} returning id, user_id`.execute(tx);
  const [ended] = rows;
  if (!ended) return false;
  await sql`delete from access_tokens where session_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  // Wakes the open streams: those of the ended sessions close, the others tell their pages.
  await writeEvents(tx, [{ userId: ended.userId, type: 'account.changed', data: { part: 'sessions' } }]);
  return true;
}

/** Sessions that can still be refreshed, the latest used first. */
export function liveSessions(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refreshTokens')
          .select('hash')
          .whereRef('refreshTokens.sessionId', '=', 'sessions.id')
          .where('expiresAt', '>', now),
      ),
    )
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends the sessions of an access token and of a refresh token, which may be two. */
export async function signOut(
  db: Kysely<Tables>,
  { token, refreshToken }: Readonly<Record<'token' | 'refreshToken', string | undefined>>,
  now: Date,
): Promise<void> {
  const session = token === undefined ? undefined : await findSession(db, token);
  await runAsSystem(db, async (tx) => {
    const sessions = [
      session?.sessionId,
      refreshToken === undefined ? undefined : await sessionOfRefreshToken(tx, refreshToken),
    ];
    for (const id of new Set(sessions)) if (id !== undefined) await endSession(tx, id, now);
  });
}

async function sessionOfRefreshToken(tx: Tx, refreshToken: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return row?.sessionId;
}
