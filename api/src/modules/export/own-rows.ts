import type { CallRequest } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { listRows } from '../../generic/read-calls.ts';
import type { TableModule } from '../../generic/table-module.ts';
import type { Caller } from '../../db/roles.ts';
import { isOwn } from '../../policy/row-expression.ts';

/** The tables in which the policies know rows of the caller's own; new tables are exported without further code. */
export function ownTables(tables: readonly TableModule[], { role }: Pick<Caller, 'role'>): TableModule[] {
  return tables.filter(({ policy }) => {
    const lists = Object.keys(policy.ops.list ?? {});
    const isOwner = role !== 'anon' && (policy.selfFor?.includes(role) ?? true);
    if (!lists.includes(role) && !(isOwner && lists.includes('self'))) return false;
    const [scope] = chooseScopes(policy, 'list', { role, userId: null }, 'self');
    const rows = policy.ops.list?.[scope];
    return rows !== undefined && isOwn(rows);
  });
}

/** Own rows as JSON, read page by page like pro/get-all, so that only readable columns are included. */
export async function* ownRows(call: CallRequest, module: TableModule): AsyncGenerator<string> {
  const limit = module.policy.limits?.rows ?? 100;
  let cursor: string | null = null;
  do {
    const body = cursor === null ? { limit } : { limit, cursor };
    const { data, page } = await listRows(call, module, body, 'self', true);
    yield* data;
    cursor = page.next;
  } while (cursor !== null);
}
