import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymous } from '../db/roles.ts';
import type { Caller } from '../db/roles.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    sessionId: string | null;
    /** Whether the session has neither ended nor expired since: for answers that stay open. */
    isStillSignedIn: () => Promise<boolean>;
  }
}

/** The access token of a request; undefined where there is none, or none of ours. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w-]{43})$/u.exec(headers.authorization ?? '')?.[1];

/** Looks the bearer token up on each request, so that ending a session takes effect at once. No token is anonymous; an invalid one is 401. */
export function useSessions(app: FastifyInstance, services: Services): void {
  app.decorateRequest('caller');
  app.decorateRequest('sessionId', null);
  app.decorateRequest('isStillSignedIn', async () => false);
  app.addHook('onRequest', async (request) => {
    request.caller = anonymous;
    if (request.headers.authorization === undefined || request.routeOptions.config.ignoresSession) return;
    const token = bearerToken(request);
    const find = async () => (token === undefined ? undefined : services.hooks.findSession(services.db, token));
    const session = await find();
    if (!session) throw new Problem(401, 'UNAUTHENTICATED');
    if (session.expiresAt <= services.now()) throw new Problem(401, 'TOKEN_EXPIRED');
    request.caller = { role: session.role, userId: session.userId };
    request.sessionId = session.sessionId;
    request.isStillSignedIn = async () => {
      const current = await find();
      return current !== undefined && current.expiresAt > services.now();
    };
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For sign-in and similar routes: an expired token must not block them. */
    ignoresSession?: boolean;
  }
}
