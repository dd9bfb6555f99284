import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recoveryEmailInput } from 'shared-contracts/schemas/account-access';
import {
  changePasswordInput,
  loginInput,
  registration,
  sessionAnswer,
  sessionUser,
} from 'shared-contracts/schemas/session';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services.ts';
import { changeRecoveryEmail } from './change-recovery-email.ts';
import { registerConfirmations } from './confirmation-routes.ts';
import { confirmPassword } from './confirm-password.ts';
import { holdAccount } from './hold-account.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { register } from './register.ts';
import { registerResets } from './reset-routes.ts';
import { registerSessions } from './session-routes.ts';
import { readSessionUser } from './session-user.ts';
import { setPassword } from './set-password.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { endSession, findSession, openSession, rotate, sessionOfRefreshToken } from './sessions.ts';
import type { IssuedTokens } from './sessions.ts';

const withoutSession = { config: { ignoresSession: true } } as const;

/** `/auth/*`: opening, keeping and ending sessions, passwords and confirmed addresses. */
export function registerAuth(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db } = services;

  registerResets(base, services, limits);
  registerConfirmations(base, services, limits);
  registerSessions(base, services);

  const open = (tx: Tx, request: FastifyRequest, userId: string) =>
    openSession(tx, userId, request.headers['user-agent'] ?? '', services.now());
  const answer = async (tx: Tx, userId: string, tokens: IssuedTokens, reply: FastifyReply) => {
    const user = await readSessionUser(tx, userId);
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    setRefreshCookie(reply, config, tokens.refreshToken);
    return { data: { token: tokens.token, expiresAt: tokens.expiresAt, user } };
  };

  app.post(
    '/auth/register',
    {
      ...withoutSession,
      ...openRoute(
        'sign-in',
        'Opens an account and signs in. 409 EMAIL_TAKEN a few times an hour, then 429 whether the email is taken or free.',
        { body: registration, response: answers(sessionAnswer, { status: 201 }) },
      ),
    },
    async (request, reply) => {
      await limits.attempt(request.ip, `register:${request.body.email}`);
      await limits.register(request.ip);
      const passwordHash = await hashPassword(request.body.password);
      const opened = await runAsSystem(db, async (tx) => {
        const userId = await register(tx, request.body, passwordHash, services.now());
        return answer(tx, userId, await open(tx, request, userId), reply);
      }).catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === 'EMAIL_TAKEN') await limits.emailTaken(request.ip);
        throw error;
      });
      return reply.status(201).send(opened);
    },
  );

  app.post(
    '/auth/login',
    {
      ...withoutSession,
      ...openRoute('sign-in', 'Signs in. The refresh token comes as an HttpOnly cookie.', {
        body: loginInput,
        response: answers(sessionAnswer),
      }),
    },
    async (request, reply) => {
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
      await limits.succeeded(request.ip, email);
      // Operators sign in with the professionals' form. Only a correct password reveals which form to use.
      const right = account.role === 'client' ? 'client' : 'professional';
      if (right !== role) throw new Problem(403, 'WRONG_ROLE', { details: { role: right } });
      return runAsSystem(db, async (tx) => {
        // The password may have been changed during the comparison.
        const unchanged = await tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', account.id)
          .where('passwordHash', '=', account.passwordHash)
          .forShare()
          .executeTakeFirst();
        if (!unchanged) throw new Problem(401, 'CREDENTIALS_INVALID');
        return answer(tx, account.id, await open(tx, request, account.id), reply);
      });
    },
  );

  app.post(
    '/auth/refresh',
    {
      ...withoutSession,
      ...openRoute(
        'sign-in',
        'Exchanges the refresh cookie for a new token; used again after more than 10 s, it ends the session.',
        { response: answers(sessionAnswer) },
      ),
    },
    async (request, reply) => {
      const refreshToken = readRefreshCookie(request, config);
      const rotated =
        refreshToken === undefined
          ? undefined
          : await runAsSystem(db, (tx) => rotate(tx, refreshToken, services.now()));
      if (!rotated || 'reusedOf' in rotated) {
        if (rotated) {
          const { userId, reusedOf: sessionId } = rotated;
          request.log.warn({ userId, sessionId }, 'a refresh token was used again: its session has ended');
        }
        clearRefreshCookie(reply, config);
        throw new Problem(401, 'REFRESH_INVALID');
      }
      return runAsSystem(db, (tx) => answer(tx, rotated.userId, rotated.tokens, reply));
    },
  );

  app.post(
    '/auth/logout',
    { ...withoutSession, ...openRoute('sign-in', 'Ends the session of the token and of the cookie.') },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/auth/me',
    sessionRoute('sign-in', 'Who is signed in.', { response: answers(sessionUser) }),
    async (request) => {
      const { userId } = signedIn(request);
      const user = await runAsSystem(db, (tx) => readSessionUser(tx, userId));
      if (!user) throw new Problem(401, 'UNAUTHENTICATED');
      return { data: user };
    },
  );

  app.post(
    '/auth/change-password',
    sessionRoute('sign-in', 'Sets a new password; every other session ends.', { body: changePasswordInput }),
    async (request) => {
      const { userId, sessionId } = signedIn(request);
      const { currentPassword, password } = request.body;
      await confirmPassword(services, limits, request, { password: currentPassword, pointer: '/currentPassword' });
      await limits.changePassword(userId);
      const passwordHash = await hashPassword(password);
      const now = services.now();
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await setPassword(tx, { userId, passwordHash, action: 'account.password-changed', now, sessionId });
      });
      return { data: {} };
    },
  );

  app.put(
    '/auth/recovery-email',
    sessionRoute(
      'sign-in',
      'Changes the second e-mail of a professional, for the password; links that were mailed end, and both old addresses are told.',
      { body: recoveryEmailInput },
      ['professional'],
    ),
    async (request) => {
      const { userId } = signedIn(request);
      const { email, password } = request.body;
      await confirmPassword(services, limits, request, { password, pointer: '/password' });
      await limits.changeRecoveryEmail(userId);
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await changeRecoveryEmail(tx, userId, email);
      });
      return { data: {} };
    },
  );
}
