import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Begins a frequent statement of ours, which is prepared in each session. There are few such texts, and none has criteria of a caller. */
const prepared = '/* prepared */';
/**
 * Begins a prepared statement whose result is not read: the next one is sent without waiting for it. When it fails, it aborts the
 * transaction, and the next statement (the commit at the latest) throws its error.
 */
const ahead = '/* ahead */';
const nothing = { command: 'SELECT' as const, rowCount: 0, rows: [] };
const names = new Map<string, string>();

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
    const name = nameOf(text);
    // Statements that follow each other without waiting share one write to the socket.
    stream.cork();
    process.nextTick(() => stream.uncork());
    const sent = client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    if (text === 'begin' || text.startsWith(ahead)) {
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

function nameOf(text: string): string | undefined {
  if (!text.startsWith(prepared) && !text.startsWith(ahead)) return undefined;
  const name = names.get(text) ?? `own:${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
