import type pg from 'pg';
import { databaseRole } from './roles.ts';
import type { Caller, Scope } from './roles.ts';

export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Names the prepared statement; only for texts of which there are few. */
  readonly name?: string;
}

/** Answers each row as its values, in the order of the selected columns. */
export type ReadOnce = (caller: Caller, scope: Scope, statement: ReadStatement) => Promise<unknown[][]>;

const become = `select set_config('role', $1, true), set_config('app.user_id', $2, true)`;

/**
 * A call that only reads is one statement in a transaction of its own: begin, become, read and commit leave together, so that the
 * rights of the caller cost one round trip and not four. Public reads need no transaction where there is an `anonymousPool`:
 * its sessions rest as `nimbia_anon` and cannot write, so a single statement is enough.
 */
export function createReadOnce(pool: pg.Pool, anonymousPool?: pg.Pool): ReadOnce {
  return async (caller, scope, statement) => {
    const { rows } =
      anonymousPool && scope === 'anon' && caller.userId === null
        ? await anonymousPool.query<unknown[]>(asArrays(statement))
        : await readAs(pool, caller, scope, statement);
    return rows;
  };
}

async function readAs(
  pool: pg.Pool,
  caller: Caller,
  scope: Scope,
  statement: ReadStatement,
): Promise<pg.QueryArrayResult<unknown[]>> {
  const client = await pool.connect();
  try {
    const { stream } = client.connection;
    stream.cork(); // one write to the socket for the four of them
    process.nextTick(() => stream.uncork());
    const [begun, became, answered, ended] = await Promise.allSettled([
      client.query('begin read only'),
      client.query({ name: 'become', text: become, values: [databaseRole(scope), caller.userId ?? ''] }),
      client.query<unknown[]>(asArrays(statement, `${scope}:`)),
      client.query('commit'),
    ]);
    for (const step of [begun, became, answered, ended]) if (step.status === 'rejected') throw step.reason;
    if (answered.status === 'rejected') throw answered.reason;
    return answered.value;
  } finally {
    client.release();
  }
}

/** The rights are part of a prepared name: a plan is made for one role. */
function asArrays({ text, values, name }: ReadStatement, rights = ''): pg.QueryArrayConfig<unknown[]> {
  return { text, values: [...values], rowMode: 'array', ...(name !== undefined && { name: rights + name }) };
}
