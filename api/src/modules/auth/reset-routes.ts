import type { FastifyInstance } from 'fastify';
import { forgotInput, mailQueued, resetInput } from 'shared-contracts/schemas/account-access';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services.ts';
import { hasLocalMailbox } from '../mail/mailer.ts';
import { requestReset } from './answer-reset-requests.ts';
import { findReset, takeReset } from './password-resets.ts';
import { hashPassword } from './passwords.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { setPassword } from './set-password.ts';

const open = { config: { ignoresSession: true } };
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

  app.post(
    '/auth/forgot',
    {
      ...open,
      ...openRoute(
        'sign-in',
        'Mails a link to choose a new password to whoever has this email; the same answer for everybody.',
        { body: forgotInput, response: answers(mailQueued, { status: 202 }) },
      ),
    },
    async (request, reply) => {
      const { email } = request.body;
      await limits.askReset(request.ip, email);
      await runAsSystem(db, (tx) => requestReset(tx, email));
      return reply.status(202).send({ data: { hasLocalMailbox: hasLocalMailbox(config) } });
    },
  );

  app.post(
    '/auth/reset/check',
    {
      ...open,
      ...openRoute(
        'sign-in',
        'Whether a mailed token would be taken, without using it; RESET_INVALID as the reset answers it.',
        { body: checkInput },
      ),
    },
    async (request) => {
      const { token } = request.body;
      // Counted by itself: who opens the link again and again can still set the password.
      await limits.attempt(request.ip, `reset-check:${token}`);
      await expectGood(token);
      return { data: {} };
    },
  );

  app.post(
    '/auth/reset',
    {
      ...open,
      ...openRoute('sign-in', 'Sets a new password by a mailed token, once, within 30 minutes; every session ends.', {
        body: resetInput,
      }),
    },
    async (request, reply) => {
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
    },
  );
}
