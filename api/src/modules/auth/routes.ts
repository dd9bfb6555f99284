import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changePasswordInput, loginInput, registration } from 'shared-contracts/schemas/session';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { createSignInLimits } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { deleteAccount } from './delete-account.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { register } from './register.ts';
import { readSessionUser } from './session-user.ts';
import { endSession, endSessions, findSession, openSession, rotate, sessionOfRefreshToken } from './sessions.ts';
import type { IssuedTokens } from './sessions.ts';

const passwordOnly = v.object({
  password: v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'), v.maxLength(128, 'TOO_LONG')),
});
const door = { config: { ignoresSession: true } } as const;

/** `/auth/*`: opening, keeping and ending sessions, and what an account does to itself. */
export function registerAuth(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db } = services;
  const limits = createSignInLimits(config);

  const open = (tx: Tx, request: FastifyRequest, userId: string) =>
    openSession(tx, userId, request.headers['user-agent'] ?? '', services.now());
  const answer = async (tx: Tx, userId: string, tokens: IssuedTokens, reply: FastifyReply) => {
    const user = await readSessionUser(tx, userId);
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    setRefreshCookie(reply, config, tokens.refreshToken);
    return { data: { token: tokens.token, expiresAt: tokens.expiresAt, user } };
  };

  app.post('/auth/register', { ...door, schema: { body: registration } }, async (request, reply) => {
    await limits.attempt(request.ip, `register:${request.body.email}`);
    const passwordHash = await hashPassword(request.body.password);
    const opened = await runAsSystem(db, async (tx) => {
      const userId = await register(tx, request.body, passwordHash, services.now());
      return answer(tx, userId, await open(tx, request, userId), reply);
    });
    return reply.status(201).send(opened);
  });

  app.post('/auth/login', { ...door, schema: { body: loginInput } }, async (request, reply) => {
    const { email, password, role } = request.body;
    await limits.attempt(request.ip, email);
    const account = await runAsSystem(db, (tx) =>
      tx
        .selectFrom('users')
        .select(['id', 'role', 'passwordHash'])
        .where('email', '=', email)
        .where('deletedAt', 'is', null)
        .executeTakeFirst(),
    );
    const matches = await verifyPassword(account?.passwordHash, password);
    if (!account || !matches) throw new Problem(401, 'CREDENTIALS_INVALID');
    await limits.succeeded(email);
    // Operators come through the professionals' door. Who has the right password may be told which door is theirs.
    const right = account.role === 'client' ? 'client' : 'professional';
    if (right !== role) throw new Problem(403, 'WRONG_ROLE', { details: { role: right } });
    return runAsSystem(db, async (tx) => answer(tx, account.id, await open(tx, request, account.id), reply));
  });

  app.post('/auth/refresh', door, async (request, reply) => {
    const refreshToken = readRefreshCookie(request, config);
    const rotated =
      refreshToken === undefined ? undefined : await runAsSystem(db, (tx) => rotate(tx, refreshToken, services.now()));
    if (!rotated) {
      clearRefreshCookie(reply, config);
      throw new Problem(401, 'REFRESH_INVALID');
    }
    return runAsSystem(db, (tx) => answer(tx, rotated.userId, rotated.tokens, reply));
  });

  app.post('/auth/logout', door, async (request, reply) => {
    const refreshToken = readRefreshCookie(request, config);
    const bearer = /^Bearer ([\w-]{43})$/u.exec(request.headers.authorization ?? '')?.[1];
    const session = bearer === undefined ? undefined : await findSession(db, bearer);
    await runAsSystem(db, async (tx) => {
      const sessions = [
        session?.sessionId,
        refreshToken === undefined ? undefined : await sessionOfRefreshToken(tx, refreshToken),
      ];
      for (const id of new Set(sessions)) if (id !== undefined) await endSession(tx, id, services.now());
    });
    clearRefreshCookie(reply, config);
    return { data: {} };
  });

  app.get('/auth/me', async (request) => {
    const { userId } = signedIn(request);
    const user = await runAsSystem(db, (tx) => readSessionUser(tx, userId));
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    return { data: user };
  });

  app.post('/auth/change-password', { schema: { body: changePasswordInput } }, async (request) => {
    const { userId, role, sessionId } = signedIn(request);
    await confirmPassword(request, request.body.currentPassword, '/currentPassword');
    const passwordHash = await hashPassword(request.body.password);
    await runAsSystem(db, async (tx) => {
      await tx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
      await endSessions(tx, userId, services.now(), sessionId);
      await appendAudit(tx, {
        actorId: userId,
        actorRole: role,
        action: 'account.password-changed',
        subject: userId,
        details: {},
      });
    });
    return { data: {} };
  });

  app.delete('/auth/account', { schema: { body: passwordOnly } }, async (request, reply) => {
    const { userId, role } = signedIn(request);
    await confirmPassword(request, request.body.password, '/password');
    await runAsSystem(db, (tx) => deleteAccount(tx, userId, role, services.now()));
    clearRefreshCookie(reply, config);
    return { data: {} };
  });

  async function confirmPassword(request: FastifyRequest, password: string, pointer: string): Promise<void> {
    const { userId } = signedIn(request);
    await limits.attempt(request.ip, `confirm:${userId}`);
    const account = await runAsSystem(db, (tx) =>
      tx.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst(),
    );
    if (!(await verifyPassword(account?.passwordHash, password)))
      throw new Problem(422, 'CREDENTIALS_INVALID', { errors: [{ pointer, code: 'CREDENTIALS_INVALID' }] });
    await limits.succeeded(`confirm:${userId}`);
  }
}

function signedIn(request: FastifyRequest) {
  const { caller, sessionId } = request;
  if (caller.userId === null || caller.role === 'anon' || sessionId === null) throw new Problem(401, 'UNAUTHENTICATED');
  return { userId: caller.userId, role: caller.role, sessionId };
}
