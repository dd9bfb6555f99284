import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Kysely's lock of migrations belongs to the session and outlives a transaction that fails; `with-lock-retry.ts` takes one of the transaction. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

export class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}
