import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Kysely's migration lock belongs to the session and outlives a failed transaction; `with-lock-retry.ts` locks instead. */
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
