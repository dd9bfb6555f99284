import type { FastifyRequest } from 'fastify';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import { Problem } from '../http/problem.ts';

export interface SignedIn {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** The caller. @throws Problem 401 for a visitor. */
export function signedIn({ caller, sessionId }: FastifyRequest): SignedIn {
  if (caller.userId === null || caller.role === 'anon' || sessionId === null) throw new Problem(401, 'UNAUTHENTICATED');
  return { userId: caller.userId, role: caller.role, sessionId };
}
