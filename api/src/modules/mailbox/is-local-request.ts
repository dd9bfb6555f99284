import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/u;
const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Whether the request comes from this machine: by its socket, without a proxy in between, and under a local host name (against DNS
 * rebinding).
 */
export function isLocalRequest({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isProxied = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return loopback.test(socket.remoteAddress ?? '') && localNames.test(headers.host ?? '') && !isProxied;
}
