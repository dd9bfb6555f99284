import '@fastify/cookie'; // its types extend request and reply
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../settings/config.ts';
import { Problem } from '../../http/problem.ts';
import { REFRESH_MS } from './sessions.ts';

const NAME = 'nimbia_refresh';

const attributes = (config: Config) =>
  ({ path: '/auth', httpOnly: true, sameSite: 'strict', secure: config.environment === 'production' }) as const;

export function setRefreshCookie(reply: FastifyReply, config: Config, refreshToken: string): void {
  void reply.setCookie(NAME, refreshToken, { ...attributes(config), maxAge: REFRESH_MS / 1000 });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(NAME, attributes(config));
}

/** The cookie. @throws Problem 403 when the Origin is not one of ours. */
export function readRefreshCookie(request: FastifyRequest, config: Config): string | undefined {
  const { origin } = request.headers;
  if (origin !== undefined && !config.webOrigins.includes(origin)) throw new Problem(403, 'FORBIDDEN');
  return request.cookies[NAME];
}
