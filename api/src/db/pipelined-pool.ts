import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { frequent } from './frequent-statements.ts';

const nothing = { command: 'SELECT' as const, rowCount: 0, rows: [] };

/** The pool as the query builder uses it; a transaction of twenty statements waits for half of them. */
export function pipelinedPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? pipelined(client);
      clients.set(client, known);
      return known;
    },
  };
}

function pipelined(client: pg.PoolClient): PostgresPoolClient {
  const { stream } = client.connection;
  let early: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (text === 'begin') early = undefined;
    const own = frequent(text);
    // Statements that follow each other without waiting share one write to the socket.
    stream.cork();
    process.nextTick(() => stream.uncork());
    const sent = client.query({ text, values: [...values], ...(own && { name: own.name }) });
    if (text === 'begin' || own?.isAhead) {
      sent.catch((error: Error) => (early ??= error));
      return nothing;
    }
    try {
      const answer = await sent;
      if (early === undefined || text === 'rollback') return answer;
    } catch (error) {
      throw early ?? error;
    }
    throw early;
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
