import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Authenticates machines by a fixed bearer token. @throws Problem 401 */
export function bearerOnly(token: string): (request: FastifyRequest) => void {
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new Problem(401, 'UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } });
  };
}
