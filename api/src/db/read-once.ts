import type pg from 'pg';
import { databaseRole } from './roles.ts';
import type { Caller, Scope } from './roles.ts';

export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Names of the answered columns, in order. */
  readonly columns: readonly string[];
  /** Names the prepared statement; only for texts of which there are few. */
  readonly name?: string;
}

export type ReadOnce = (caller: Caller, scope: Scope, statement: ReadStatement) => Promise<Record<string, unknown>[]>;

const become = `select set_config('role', $1, true), set_config('app.user_id', $2, true)`;

/**
 * A call that only reads is one statement in a transaction of its own: begin, become, read and commit leave together, so that the
 * rights of the caller cost one round trip and not four.
 */
export function createReadOnce(pool: pg.Pool): ReadOnce {
  return async (caller, scope, { text, values, columns, name }) => {
    const client = await pool.connect();
    try {
      const { stream } = client.connection;
      stream.cork(); // one write to the socket for the four of them
      process.nextTick(() => stream.uncork());
      const [begun, became, answered, ended] = await Promise.allSettled([
        client.query('begin read only'),
        client.query({ name: 'become', text: become, values: [databaseRole(scope), caller.userId ?? ''] }),
        client.query<unknown[]>({
          text,
          values: [...values],
          rowMode: 'array',
          ...(name !== undefined && { name: `${scope}:${name}` }),
        }),
        client.query('commit'),
      ]);
      for (const step of [begun, became, answered, ended]) if (step.status === 'rejected') throw step.reason;
      if (answered.status === 'rejected') throw answered.reason;
      return answered.value.rows.map((row) => toRecord(columns, row));
    } finally {
      client.release();
    }
  };
}

function toRecord(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) record[columns[index] ?? ''] = row[index];
  return record;
}
