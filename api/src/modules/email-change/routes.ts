import type { FastifyInstance } from 'fastify';
import { emailChange } from 'shared-contracts/schemas/account-access';
import { emailChangeInput, recoveryEmailInput } from 'shared-contracts/schemas/account-access-input';
import { emailChangeDone, emailChangeToken } from 'shared-contracts/schemas/mailed-link';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { EmailKind } from '../../db/schema/account.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { confirmIdentity } from '../auth/confirm-identity.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { askChange, dropPending, sendAgain } from './ask-change.ts';
import { confirmChange, stopChange } from './confirm-change.ts';

/** `/auth/email-change`: another e-mail to sign in with; `/auth/recovery-email`: another one that recovers a professional's account. */
export function registerEmailChange(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { db, now } = services;

  app.get(
    '/auth/email-change',
    sessionRoute('sign-in', 'The new emails that wait for their confirmation.', { response: answers(emailChange) }),
    async (request) => {
      const { userId } = signedIn(request);
      const waiting = await runAsSystem(db, (tx) =>
        tx
          .selectFrom('emailChanges')
          .select(['kind', 'newEmail as email', 'expiresAt'])
          .where('userId', '=', userId)
          .where('confirmedAt', 'is', null)
          .where('expiresAt', '>', now())
          .execute(),
      );
      const pendingOf = (wanted: EmailKind) => {
        const found = waiting.find(({ kind }) => kind === wanted);
        return found ? { email: found.email, expiresAt: found.expiresAt } : null;
      };
      return { data: { pending: pendingOf('sign_in'), recovery: pendingOf('recovery') } };
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
        await holdAccount(tx, userId, 'exclusive');
        await askChange(tx, { userId, kind: 'sign_in', email, now: now() });
      }).catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === 'EMAIL_TAKEN') await limits.emailTaken(request.ip);
        throw error;
      });
      return reply.status(202).send({ data: {} });
    },
  );

  app.put(
    '/auth/recovery-email',
    sessionRoute(
      'sign-in',
      'Asks for another email that recovers the account of a professional, for the password: the new one is mailed a link to confirm it, the one to sign in with a link to stop it.',
      { body: recoveryEmailInput, response: answers(undefined, { status: 202 }) },
      ['professional'],
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      const { email, password } = request.body;
      await confirmIdentity(services, limits, request, password);
      await limits.changeRecoveryEmail(userId);
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId, 'exclusive');
        await askChange(tx, { userId, kind: 'recovery', email, now: now() });
      });
      return reply.status(202).send({ data: {} });
    },
  );

  app.post(
    '/auth/recovery-email/send',
    sessionRoute(
      'sign-in',
      'Mails the link that confirms the recovery email again, while one waits.',
      { response: answers(undefined, { status: 202 }) },
      ['professional'],
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      await limits.changeRecoveryEmail(userId);
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await sendAgain(tx, userId, 'recovery', now());
      });
      return reply.status(202).send({ data: {} });
    },
  );

  const forget = (path: '/auth/email-change' | '/auth/recovery-email', kind: EmailKind, summary: string) =>
    app.delete(path, sessionRoute('sign-in', summary), async (request) => {
      const { userId } = signedIn(request);
      await runAsSystem(db, (tx) => dropPending(tx, userId, kind));
      return { data: {} };
    });
  forget('/auth/email-change', 'sign_in', 'Forgets the new email that waits for its confirmation.');
  forget('/auth/recovery-email', 'recovery', 'Forgets the recovery email that waits for its confirmation.');

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
