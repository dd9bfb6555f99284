import { sql } from 'kysely';
import type { Caller } from '../../src/db/roles.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { chooseScopes } from '../../src/generic/choose-scope.ts';
import { Problem } from '../../src/http/problem.ts';
import type { Operation, Policy, PolicyScope } from '../../src/policy/policy.ts';
import { compileRows } from '../../src/policy/row-expression.ts';
import type { TestApi } from './test-api.ts';

/** As `chooseScopes`; empty where it refuses. */
export function scopesFor(policy: Policy, op: Operation, caller: Caller, prefer: 'role' | 'self'): PolicyScope[] {
  try {
    return chooseScopes(policy, op, caller, prefer);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** A row for each scope in which the caller reaches one for `op`, by the first matching scope as in a call. */
export async function reachedRows(
  api: TestApi,
  policy: Policy,
  op: Operation,
  caller: Caller,
): Promise<{ scope: PolicyScope; id: string }[]> {
  const earlier = [sql<boolean>`false`];
  const reached: { scope: PolicyScope; id: string }[] = [];
  for (const scope of scopesFor(policy, op, caller, 'self')) {
    const rows = policy.ops[op]?.[scope];
    if (rows === undefined) continue;
    const inScope = compileRows(rows, sql<string | null>`${caller.userId}::uuid`);
    const found = await runAsSystem(api.services.db, (tx) =>
      sql<{ id: string }>`
        select id::text as id from ${sql.table(policy.table)}
        where ${inScope} and not coalesce(${sql.join(earlier, sql` or `)}, false) order by id::text limit 1`.execute(
        tx,
      ),
    );
    earlier.push(inScope);
    const [row] = found.rows;
    if (row) reached.push({ scope, id: row.id });
  }
  return reached;
}
