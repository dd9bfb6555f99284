import type { FastifyInstance } from 'fastify';
import { forgotInput, resetInput } from 'shared-contracts/schemas/account-access';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services.ts';
import { hasLocalMailbox } from '../../adapters/mail/open-mailer.ts';
import { requestReset } from './answer-reset-requests.ts';
import { findReset, takeReset } from './password-resets.ts';
import { hashPassword } from './passwords.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { setPassword } from './set-password.ts';

const door = { config: { ignoresSession: true } } as const;
/** What the reset itself takes for a token. */
const checkInput = v.object({ token: resetInput.entries.token });
const invalid = () => new Problem(422, 'RESET_INVALID', { errors: [{ pointer: '/token', code: 'RESET_INVALID' }] });

/** A forgotten password: a link is mailed, and whoever brings its token sets a new one. */
export function registerResets(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;
  const expectGood = async (token: string): Promise<void> => {
    if (!(await runAsSystem(db, (tx) => findReset(tx, token, now())))) throw invalid();
  };

  app.post('/auth/forgot', { ...door, schema: { body: forgotInput } }, async (request, reply) => {
    const { email } = request.body;
    await limits.askReset(request.ip, email);
    await runAsSystem(db, (tx) => requestReset(tx, email));
    return reply.status(202).send({ data: { hasLocalMailbox: hasLocalMailbox(config) } });
  });

  app.post('/auth/reset/check', { ...door, schema: { body: checkInput } }, async (request) => {
    const { token } = request.body;
    // Counted by itself: who opens the link again and again can still set the password.
    await limits.attempt(request.ip, `reset-check:${token}`);
    await expectGood(token);
    return { data: {} };
  });

  app.post('/auth/reset', { ...door, schema: { body: resetInput } }, async (request, reply) => {
    const { token, password } = request.body;
    await limits.attempt(request.ip, `reset:${token}`);
    // Before the password is hashed: guesses cost us nothing.
    await expectGood(token);
    const passwordHash = await hashPassword(password);
    const email = await runAsSystem(db, async (tx) => {
      const userId = await takeReset(tx, token, now());
      if (userId === undefined) throw invalid();
      return setPassword(tx, { userId, passwordHash, action: 'account.password-reset', now: now() });
    });
    await limits.succeeded(request.ip, email); // the way in for an owner who is blocked here
    clearRefreshCookie(reply, config);
    return { data: {} };
  });
}
