import type { FastifyInstance } from 'fastify';
import { changePasswordInput } from 'shared-contracts/schemas/new-password';
import { loginInput } from 'shared-contracts/schemas/sign-in';
import { registration } from 'shared-contracts/schemas/registration';
import { sessionAnswer, sessionUser } from 'shared-contracts/schemas/session';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services/services.ts';
import { registerConfirmations } from './confirmation-routes.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { holdAccount } from './hold-account.ts';
import { challengeOf, checkPassword } from './password-sign-in.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { register, type NameRecovery } from './register.ts';
import { registerResets } from './reset-routes.ts';
import { registerSecondSteps } from './second-step-routes.ts';
import { registerSessions } from './session-routes.ts';
import { readSessionUser } from './session-user.ts';
import { setPassword } from './set-password.ts';
import { bearerToken } from '../../plugins/session.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { rotate, signOut } from './sessions.ts';
import { answerSession, signIn } from './sign-in.ts';

const withoutSession = { config: { ignoresSession: true } } as const;

/** `/auth/*`: opening, keeping and ending sessions, passwords and confirmed addresses. */
export function registerAuth(
  base: FastifyInstance,
  services: Services,
  limits: AccountLimits,
  nameRecovery: NameRecovery,
): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db } = services;

  registerResets(base, services, limits);
  registerConfirmations(base, services, limits);
  registerSessions(base, services);
  registerSecondSteps(base, services, limits);

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
      const passwordHash = await services.passwords.hash(request.body.password);
      const opened = await runAsSystem(db, async (tx) => {
        const userId = await register(tx, request.body, passwordHash, { now: services.now(), nameRecovery });
        return signIn(tx, services, { userId, request, reply });
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
      ...openRoute(
        'sign-in',
        'Signs in, or 403 SECOND_STEP_REQUIRED with a challenge. The refresh token comes as an HttpOnly cookie.',
        {
          body: loginInput,
          response: answers(sessionAnswer),
        },
      ),
    },
    async (request, reply) => {
      const account = await checkPassword(services, limits, request.ip, request.body);
      const answer = await runAsSystem(db, async (tx) => {
        const challenge = await challengeOf(tx, account, services.now());
        return challenge ? { challenge } : signIn(tx, services, { userId: account.id, request, reply });
      });
      if ('challenge' in answer) throw new Problem(403, 'SECOND_STEP_REQUIRED', { details: { ...answer.challenge } });
      return answer;
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
      return runAsSystem(db, (tx) => answerSession(tx, services, { ...rotated, reply }));
    },
  );

  app.post(
    '/auth/logout',
    { ...withoutSession, ...openRoute('sign-in', 'Ends the session of the token and of the cookie.') },
    async (request, reply) => {
      const refreshToken = readRefreshCookie(request, config);
      const token = bearerToken(request);
      await signOut(db, { token, refreshToken }, services.now());
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
      await confirmIdentity(services, limits, request, currentPassword, '/currentPassword');
      await limits.changePassword(userId);
      const passwordHash = await services.passwords.hash(password);
      const now = services.now();
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await setPassword(tx, { userId, passwordHash, action: 'account.password-changed', now, sessionId });
      });
      return { data: {} };
    },
  );
}
