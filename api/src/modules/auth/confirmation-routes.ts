import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { confirmationInput } from 'shared-contracts/schemas/mailed-link';
import { mailQueued } from 'shared-contracts/schemas/sign-in';
import type { MailQueued } from 'shared-contracts/schemas/sign-in';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services/services.ts';
import { hasLocalMailbox } from '../../adapters/mail/open-mailer.ts';
import { sendMail } from '../mail/outbox.ts';
import type { AccountMails } from './account-mails.ts';
import { confirmEmail, takeConfirmation } from './email-confirmations.ts';
import { holdAccount } from './hold-account.ts';
import { signedIn } from '../../plugins/signed-in.ts';

/** Confirming an account's e-mail: a link is mailed with the welcome and on request; its token confirms from any device. */
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
        await sendMail<AccountMails>(tx, {
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
