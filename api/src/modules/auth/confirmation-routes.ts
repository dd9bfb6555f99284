import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { confirmationInput, mailQueued } from 'shared-contracts/schemas/account-access';
import type { MailQueued } from 'shared-contracts/schemas/account-access';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services.ts';
import { hasLocalMailbox } from '../mail/mailer.ts';
import { sendMail } from '../mail/outbox.ts';
import { confirmEmail, takeConfirmation } from './email-confirmations.ts';
import { holdAccount } from './hold-account.ts';
import { signedIn } from './signed-in.ts';

/** The e-mail of an account is its owner's: a link is mailed with the welcome and when it is asked for again; its token confirms, from any device. */
export function registerConfirmations(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;

  app.post(
    '/auth/confirm/send',
    sessionRoute('sign-in', 'Mails the link that confirms the email of the account once more.', {
      response: answers(mailQueued, { status: 202 }),
    }),
    async (request, reply): Promise<{ data: MailQueued }> => {
      const { userId } = signedIn(request);
      await limits.sendConfirmation(userId);
      await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        await sendMail(tx, {
          eventId: `confirm_email:${randomUUID()}`,
          to: { userId },
          template: 'confirm_email',
          data: {},
        });
      });
      reply.status(202);
      return { data: { hasLocalMailbox: hasLocalMailbox(config) } };
    },
  );

  app.post(
    '/auth/confirm',
    {
      config: { ignoresSession: true },
      ...openRoute('sign-in', 'Confirms the email of an account with a mailed token, signed in or not.', {
        body: confirmationInput,
      }),
    },
    async (request) => {
      const { token } = request.body;
      await limits.attempt(request.ip, `confirm-email:${token}`);
      await runAsSystem(db, async (tx) => {
        const userId = await takeConfirmation(tx, token, now());
        if (userId === undefined)
          throw new Problem(422, 'CONFIRMATION_INVALID', {
            errors: [{ pointer: '/token', code: 'CONFIRMATION_INVALID' }],
          });
        await confirmEmail(tx, userId, now());
      });
      return { data: {} };
    },
  );
}
