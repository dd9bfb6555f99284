import { CamelCasePlugin, Kysely } from 'kysely';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { Dialect } from './dialect.ts';
import type { ReadOnce } from './read-once.ts';
import type { Tables } from './schema.ts';

export interface ConnectionOptions {
  readonly databaseUrl: string | undefined;
  /** Directory of the embedded database. */
  readonly directory: string;
  readonly poolSize: number;
  readonly deadlineMs: number;
}

/** `payload` is undefined after a lost connection was opened again: notifications in between were missed. */
export type NotificationListener = (payload: string | undefined) => void;

/** One database, embedded or not, behind one query builder. */
export interface Connection {
  readonly kind: 'pglite' | 'postgresql';
  readonly kysely: Kysely<Tables>;
  /** One statement with the caller's rights, in one round trip. */
  readonly readOnce: ReadOnce;
  /** Runs migrations and policies with the owner's rights, before requests are served; returns what `work` returns. */
  asOwner<T>(work: (owner: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Calls `listener` for each NOTIFY on `channel`, also from other processes where there can be any. */
  listen(channel: string, listener: NotificationListener): Promise<void>;
  /** Connections of this process by state, and requests that wait for one. */
  usage(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
export const builder = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new Dialect({ pool }), plugins });

export function notifyAll(listeners: ReadonlyMap<string, NotificationListener>): void {
  for (const listener of listeners.values()) listener(undefined);
}

export function usageOf(pools: readonly pg.Pool[]) {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  return {
    busy: sum((pool) => pool.totalCount - pool.idleCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  };
}

/** A lost connection has failed its query already, and the pool opens another: its `error` event can be ignored. */
export function ignoreIdleErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
