import { CompiledQuery, DummyDriver, PostgresDialect, Transaction } from 'kysely';
import type { DatabaseConnection, Kysely } from 'kysely';
import { sendAhead } from './frequent-statements.ts';
import { databaseRole } from './roles.ts';
import type { Caller, Scope } from './roles.ts';
import type { Tables } from './schema.ts';

export type Tx = Transaction<Tables>;

/** The transaction of a caller, as seen with the rights of a scope. */
export type Rights = (scope: Scope) => Tx;

// A transaction neither connects nor begins another one, so nothing of these is ever called.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its connection')) });
const unused = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Runs `work` in a transaction. Each handle that `rights` answers runs its statements with the rights of its scope in the name of the caller,
 * in whatever order handles are used: the role is switched when the statement before had another one. Commits when `work` resolves.
 */
export function inTransaction<T>(
  db: Kysely<Tables>,
  userId: string | null,
  work: (rights: Rights) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((tx) => {
    const base = tx.getExecutor();
    let current: Scope | undefined;
    return work((scope) => {
      const provider = base.withConnectionProvider({
        provideConnection: (use) =>
          base.provideConnection((connection) =>
            use(
              beforeEach(connection, () => {
                if (current === scope) return undefined;
                current = scope;
                return connection.executeQuery(become(scope, userId));
              }),
            ),
          ),
      });
      return new Transaction<Tables>({ ...unused, executor: provider });
    });
  });
}

/** From here to the end of the transaction or the next switch. */
export const become = (scope: Scope, userId: string | null): CompiledQuery =>
  sendAhead(
    CompiledQuery.raw(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
      databaseRole(scope),
      userId ?? '',
    ]),
  );

/** Both statements are sent in one go: no other handle's comes between them. */
function beforeEach(connection: DatabaseConnection, first: () => Promise<unknown> | undefined): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      const [, result] = await Promise.all([first(), connection.executeQuery<R>(query)]);
      return result;
    },
    streamQuery: () => {
      throw new Error('statements are not streamed');
    },
  };
}

/** Runs `work` in a transaction with the rights of one scope, the caller's role unless named. */
export function runAs<T>(
  db: Kysely<Tables>,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
  scope: Scope = caller.role,
): Promise<T> {
  return inTransaction(db, caller.userId, (rights) => work(rights(scope)));
}

/** Runs `work` as our own code: for rows that no caller may write. Never pass a caller's criteria into it. */
export function runAsSystem<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return runAs(db, { role: 'anon', userId: null }, work, 'system');
}
