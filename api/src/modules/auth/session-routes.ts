import type { FastifyInstance } from 'fastify';
import { accountSession } from 'shared-contracts/schemas/account-access';
import type { AccountSession } from 'shared-contracts/schemas/account-access';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { endSession, endSessions, liveSessions } from './sessions.ts';
import { signedIn } from '../../plugins/signed-in.ts';

const everywhere = v.object({ others: v.optional(v.literal('true')) });
type ListedSession = Omit<AccountSession, 'createdAt' | 'usedAt'> & { createdAt: Date; usedAt: Date };

/** Where a person is signed in, and signing out there. */
export function registerSessions(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;

  app.get(
    '/auth/sessions',
    sessionRoute('sign-in', 'Where the person is signed in.', { response: answers(v.array(accountSession)) }),
    async (request): Promise<{ data: ListedSession[] }> => {
      const { userId, sessionId } = signedIn(request);
      const sessions = await runAsSystem(db, (tx) => liveSessions(tx, userId, now()));
      return { data: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
    },
  );

  app.delete(
    '/auth/sessions/:id',
    sessionRoute('sign-in', 'Signs out there.', { params: v.object({ id }) }),
    async (request, reply) => {
      const { userId, sessionId } = signedIn(request);
      const { id: ending } = request.params;
      await runAsSystem(db, async (tx) => {
        const own = await liveSessions(tx, userId, now());
        if (!own.some((session) => session.id === ending) || !(await endSession(tx, ending, now()))) throw notFound();
      });
      if (ending === sessionId) clearRefreshCookie(reply, config);
      return { data: {} };
    },
  );

  app.delete(
    '/auth/sessions',
    sessionRoute('sign-in', 'Signs out everywhere, with `others` everywhere else.', { querystring: everywhere }),
    async (request, reply) => {
      const { userId, sessionId } = signedIn(request);
      const kept = request.query.others === undefined ? undefined : sessionId;
      await runAsSystem(db, (tx) => endSessions(tx, userId, now(), kept));
      if (kept === undefined) clearRefreshCookie(reply, config);
      return { data: {} };
    },
  );
}
