import type { FastifyInstance } from 'fastify';
import {
  emailChange,
  emailChangeDone,
  emailChangeInput,
  emailChangeToken,
} from 'shared-contracts/schemas/account-access';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services.ts';
import { confirmIdentity } from '../auth/confirm-identity.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { askChange, dropPending } from './ask-change.ts';
import { confirmChange, stopChange } from './confirm-change.ts';

/** `/auth/email-change`: another e-mail to sign in with. */
export function registerEmailChange(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { db, now } = services;

  app.get(
    '/auth/email-change',
    sessionRoute('sign-in', 'The new email that waits for its confirmation.', { response: answers(emailChange) }),
    async (request) => {
      const { userId } = signedIn(request);
      const pending = await runAsSystem(db, (tx) =>
        tx
          .selectFrom('emailChanges')
          .select(['newEmail as email', 'expiresAt'])
          .where('userId', '=', userId)
          .where('confirmedAt', 'is', null)
          .where('expiresAt', '>', now())
          .executeTakeFirst(),
      );
      return { data: { pending: pending ?? null } };
    },
  );

  app.post(
    '/auth/email-change',
    sessionRoute(
      'sign-in',
      'Asks for another email to sign in with, for the password: the new one is mailed a link to confirm it, the old one a link to stop it.',
      { body: emailChangeInput, response: answers(undefined, { status: 202 }) },
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      const { email, password } = request.body;
      await confirmIdentity(services, limits, request, password);
      await limits.changeEmail(userId, request.ip);
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await askChange(tx, userId, email, now());
      }).catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === 'EMAIL_TAKEN') await limits.emailTaken(request.ip);
        throw error;
      });
      return reply.status(202).send({ data: {} });
    },
  );

  app.delete(
    '/auth/email-change',
    sessionRoute('sign-in', 'Forgets the new email that waits for its confirmation.'),
    async (request) => {
      const { userId } = signedIn(request);
      await runAsSystem(db, (tx) => dropPending(tx, userId));
      return { data: {} };
    },
  );

  const byToken = (
    path: 'confirm' | 'stop',
    summary: string,
    run: (tx: Tx, token: string, at: Date) => Promise<{ email: string; wasChanged: boolean }>,
  ) =>
    app.post(
      `/auth/email-change/${path}`,
      {
        config: { ignoresSession: true },
        ...openRoute('sign-in', summary, { body: emailChangeToken, response: answers(emailChangeDone) }),
      },
      async (request) => {
        const { token } = request.body;
        await limits.attempt(request.ip, `email-change:${token}`);
        return { data: await runAsSystem(db, (tx) => run(tx, token, now())) };
      },
    );
  byToken('confirm', 'Confirms the new email with the token that was mailed to it.', confirmChange);
  byToken('stop', 'Stops the change, or takes it back within seven days, and signs out everywhere.', stopChange);
}
