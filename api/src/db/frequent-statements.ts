import { createHash } from 'node:crypto';
import type { CompiledQuery, QueryResult, RawBuilder, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

interface Frequent {
  /** Of the prepared statement, the same in each session. */
  readonly name: string;
  readonly isAhead: boolean;
}

const statements = new Map<string, Frequent>();

export const frequent = (text: string): Frequent | undefined => statements.get(text);

/** Makes {@link ahead} of a statement that is compiled by hand. */
export function sendAhead(query: CompiledQuery): CompiledQuery {
  keep(query.sql, true);
  return query;
}

function keep(text: string, isAhead: boolean): void {
  if (!statements.has(text))
    statements.set(text, {
      name: `own:${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`,
      isAhead,
    });
}

const kept =
  (isAhead: boolean) =>
  <T>(statement: RawBuilder<T>) => ({
    execute: (tx: Transaction<Tables>): Promise<QueryResult<T>> => {
      const query = statement.compile(tx);
      keep(query.sql, isAhead);
      return tx.executeQuery(query);
    },
  });

/** A frequent statement of ours, which is prepared in each session. There are few such texts, and none has criteria of a caller. */
export const prepared = kept(false);

/**
 * A prepared statement whose result is not read: the next one is sent without waiting for it. When it fails, it aborts the transaction,
 * and the next statement (the commit at the latest) throws its error.
 */
export const ahead = kept(true);
