import type { FastifyInstance } from 'fastify';
import { latestExport } from 'shared-contracts/schemas/account-access';
import { passwordConfirmation } from 'shared-contracts/schemas/account-access-input';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { notFound } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { isSignedLink, linkSignature } from '../../secrets/signed-links.ts';
import type { Services } from '../../services/services.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { confirmIdentity } from '../auth/confirm-identity.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { askExport, exportKey, isOpenExport, latestExportOf, shownExport } from './data-exports.ts';
import { writeArchive } from './write-archive.ts';

/** POST /auth/export: all data of the account; needs the password, so that a stolen token is not enough. */
export function registerExport(
  base: FastifyInstance,
  services: Services,
  limits: AccountLimits,
  tables: readonly TableModule[],
): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/auth/export',
    sessionRoute('sign-in', 'Everything of one’s own as a ZIP: the rows of each table as JSON, and the files.', {
      body: passwordConfirmation,
      produces: ['application/zip'],
    }),
    async (request, reply) => {
      const { userId, role } = signedIn(request);
      await confirmIdentity(services, limits, request, request.body.password);
      await limits.export(userId);
      await runAsSystem(services.db, (tx) =>
        appendAudit(tx, { actorId: userId, actorRole: role, action: 'account.exported', subject: userId, details: {} }),
      );
      const archive = await writeArchive({ caller: request.caller, services, log: request.log }, tables, userId);
      const day = services.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="nimbia-${day}.zip"`)
        .send(archive);
    },
  );

  const latest = async ({ userId, sessionId }: { readonly userId: string; readonly sessionId: string }) => {
    const row = await runAsSystem(services.db, (tx) => latestExportOf(tx, userId, services.now()));
    return { data: { export: row ? shownExport(services, row, sessionId) : null } };
  };

  app.get(
    '/auth/exports',
    sessionRoute(
      'sign-in',
      'The latest archive of everything of one’s own, and how far it is; its link only for the session that asked.',
      {
        response: answers(latestExport),
      },
    ),
    async (request) => latest(signedIn(request)),
  );

  app.post(
    '/auth/exports',
    sessionRoute('sign-in', 'Has an archive written, for the password; it is kept for a day.', {
      body: passwordConfirmation,
      response: answers(latestExport, { status: 202 }),
    }),
    async (request, reply) => {
      const { userId, role, sessionId } = signedIn(request);
      await confirmIdentity(services, limits, request, request.body.password);
      await limits.export(userId);
      await runAsSystem(services.db, async (tx) => {
        await holdAccount(tx, userId);
        await askExport(tx, services, { userId, sessionId });
        const entry = { actorId: userId, actorRole: role, action: 'account.exported', subject: userId };
        await appendAudit(tx, { ...entry, details: {} });
      });
      return reply.status(202).send(await latest({ userId, sessionId }));
    },
  );

  app.get(
    '/auth/exports/:id',
    {
      config: { ignoresSession: true },
      ...openRoute('sign-in', 'The archive, by the signed link of /auth/exports.', {
        params: v.object({ id }),
        querystring: linkSignature,
        produces: ['application/zip'],
      }),
    },
    async (request, reply) => {
      const { id: wanted } = request.params;
      if (!isSignedLink(services, ['export', wanted], request.query)) throw notFound();
      if (!(await runAsSystem(services.db, (tx) => isOpenExport(tx, wanted, services.now())))) throw notFound();
      const bytes = await services.storage.read(exportKey(wanted));
      if (!bytes) throw notFound();
      const day = services.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="nimbia-${day}.zip"`)
        .send(Buffer.from(bytes));
    },
  );
}
