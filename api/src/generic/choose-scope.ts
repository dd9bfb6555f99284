import type { Caller } from '../db/roles.ts';
import { Problem } from '../http/problem.ts';
import type { Operation, Policy, PolicyScope } from '../policy/policy.ts';

/** Scopes in which the caller may do `op`, best first. @throws Problem 401 or 403 when there is none. */
export function chooseScopes(
  policy: Policy,
  op: Operation,
  caller: Caller,
  prefer: 'role' | 'self',
): [PolicyScope, ...PolicyScope[]] {
  const { role } = caller;
  const own: PolicyScope[] = role !== 'anon' && (policy.selfFor?.includes(role) ?? true) ? ['self'] : [];
  const candidates: PolicyScope[] = prefer === 'self' ? [...own, role] : [role, ...own];
  const [first, ...rest] = candidates.filter((scope) => policy.ops[op]?.[scope] !== undefined);
  if (first === undefined)
    throw caller.role === 'anon' ? new Problem(401, 'UNAUTHENTICATED') : new Problem(403, 'FORBIDDEN');
  return [first, ...rest];
}
