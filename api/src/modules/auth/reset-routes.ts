import type { FastifyInstance } from 'fastify';
import { forgotInput, mailQueued } from 'shared-contracts/schemas/sign-in';
import { resetInput } from 'shared-contracts/schemas/new-password';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services/services.ts';
import { hasLocalMailbox } from '../../adapters/mail/open-mailer.ts';
import { requestReset } from './answer-reset-requests.ts';
import { findReset, takeReset } from './password-resets.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { setPassword } from './set-password.ts';

const withoutSession = { config: { ignoresSession: true } } as const;
/** The token of a reset alone. */
const checkInput = v.object({ token: resetInput.entries.token });
const invalid = () => new Problem(422, 'RESET_INVALID', { errors: [{ pointer: '/token', code: 'RESET_INVALID' }] });

/** A forgotten password: a link is mailed, and the bearer of its token sets a new one. */
export function registerResets(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now, passwords } = services;
  const requireValid = async (token: string): Promise<void> => {
    if (!(await runAsSystem(db, (tx) => findReset(tx, token, now())))) throw invalid();
  };

  app.post(
    '/auth/forgot',
    {
      ...withoutSession,
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
      ...withoutSession,
      ...openRoute(
        'sign-in',
        'Whether a mailed token would be taken, without using it; RESET_INVALID as the reset answers it.',
        { body: checkInput },
      ),
    },
    async (request) => {
      const { token } = request.body;
      // Counted apart from the reset, which stays possible however often the link is opened.
      await limits.attempt(request.ip, `reset-check:${token}`);
      await requireValid(token);
      return { data: {} };
    },
  );

  app.post(
    '/auth/reset',
    {
      ...withoutSession,
      ...openRoute('sign-in', 'Sets a new password by a mailed token, once, within 30 minutes; every session ends.', {
        body: resetInput,
      }),
    },
    async (request, reply) => {
      const { token, password } = request.body;
      await limits.attempt(request.ip, `reset:${token}`);
      // Before the costly hashing, so that guesses are cheap to refuse.
      await requireValid(token);
      const passwordHash = await passwords.hash(password);
      const email = await runAsSystem(db, async (tx) => {
        const userId = await takeReset(tx, token, now());
        if (userId === undefined) throw invalid();
        return setPassword(tx, { userId, passwordHash, action: 'account.password-reset', now: now() });
      });
      await limits.succeeded(request.ip, email); // lifts the block on an owner who mistyped the old password
      clearRefreshCookie(reply, config);
      return { data: {} };
    },
  );
}
