import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { setRefreshCookie } from './refresh-cookie.ts';
import { readSessionUser } from './session-user.ts';
import { openSession } from './sessions.ts';
import type { IssuedTokens } from './sessions.ts';

/** Answers with the tokens of a session, the refresh token as a cookie. `tx` runs as `system`. @throws Problem 401 */
export async function answerSession(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { userId, tokens, reply }: { userId: string; tokens: IssuedTokens; reply: FastifyReply },
) {
  const user = await readSessionUser(tx, userId);
  if (!user) throw new Problem(401, 'UNAUTHENTICATED');
  setRefreshCookie(reply, config, tokens.refreshToken);
  return { data: { token: tokens.token, expiresAt: tokens.expiresAt, user } };
}

/** Opens a session and answers with it. `tx` runs as `system`. */
export async function signIn(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  {
    userId,
    request,
    reply,
    isProved,
  }: { userId: string; request: FastifyRequest; reply: FastifyReply; /** By a second step. */ isProved?: true },
) {
  const userAgent = request.headers['user-agent'] ?? '';
  const tokens = await openSession(tx, userId, { userAgent, isProved: isProved ?? false }, services.now());
  return answerSession(tx, services, { userId, tokens, reply });
}

/** @throws Problem 403 with the role of the right form: operators sign in with the professionals’. */
export function requireForm(accountRole: string, role: 'client' | 'professional'): void {
  const right = accountRole === 'client' ? 'client' : 'professional';
  if (right !== role) throw new Problem(403, 'WRONG_ROLE', { details: { role: right } });
}
