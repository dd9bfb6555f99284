import type { FastifyInstance } from 'fastify';
import { passwordConfirmation } from 'shared-contracts/schemas/account-access';
import { runAsSystem } from '../../db/run-as.ts';
import { sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { writeArchive } from './write-archive.ts';

/** POST /auth/export: all data of the account; needs the password, so that a stolen token is not enough. */
export function registerExport(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/auth/export',
    sessionRoute('sign-in', 'Everything of one’s own as a ZIP: the rows of each table as JSON, and the files.', {
      body: passwordConfirmation,
      produces: ['application/zip'],
    }),
    async (request, reply) => {
      const { userId, role } = signedIn(request);
      await confirmPassword(services, limits, request, { password: request.body.password, pointer: '/password' });
      await limits.export(userId);
      await runAsSystem(services.db, (tx) =>
        appendAudit(tx, { actorId: userId, actorRole: role, action: 'account.exported', subject: userId, details: {} }),
      );
      const archive = await writeArchive({ caller: request.caller, services, log: request.log }, userId);
      const day = services.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="nimbia-${day}.zip"`)
        .send(archive);
    },
  );
}
