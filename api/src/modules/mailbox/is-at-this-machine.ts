import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/u;
const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Whether the caller sits at this machine: the socket says so, no proxy carried the request here, and the browser was not led here by
 * another name (DNS rebinding).
 */
export function isAtThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const carried = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return loopback.test(socket.remoteAddress ?? '') && localNames.test(headers.host ?? '') && !carried;
}
