import { CamelCasePlugin, Kysely } from 'kysely';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { DeadlinePool } from './deadline-pool.ts';
import { Dialect } from './dialect.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { PgliteHost } from './pglite-host.ts';
import { PgliteStream } from './pglite-stream.ts';
import { createReadOnce } from './read-once.ts';
import type { ReadOnce } from './read-once.ts';
import { databaseRole, restingRole } from './roles.ts';
import type { Tables } from './schema.ts';
import { typeParsers } from './type-parsers.ts';

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
const builder = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new Dialect({ pool }), plugins });

export function connect(options: ConnectionOptions): Promise<Connection> {
  return options.databaseUrl === undefined ? connectPglite(options) : connectPostgres(options, options.databaseUrl);
}

async function connectPglite(options: ConnectionOptions): Promise<Connection> {
  const host = new PgliteHost(options.directory, options.deadlineMs);
  let served = false;
  const listeners = new Map<string, NotificationListener>();
  // PGlite has one session: a second client would be inside the first one's transaction.
  const pool = ignoreIdleErrors(
    new DeadlinePool({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.deadlineMs,
      types: typeParsers,
      pipeline: true,
      stream: (() => new PgliteStream(host, () => served)) as unknown as () => never,
    }),
  );
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''));
    for (const channel of listeners.keys()) void client.query(`listen ${pg.escapeIdentifier(channel)}`);
    notifyAll(listeners);
  });
  try {
    await host.ready;
  } catch (cause) {
    throw new StartError(`The embedded database in ${options.directory} cannot be opened.`, { cause });
  }
  const kysely = builder(pool);
  return {
    kind: 'pglite',
    kysely,
    readOnce: createReadOnce(pool),
    async asOwner(work) {
      served = false;
      await pool.query('set session authorization postgres'); // PGlite's own superuser; RESET would stay where it is
      const result = await work(kysely);
      await pool.query(`set session authorization ${restingRole}`);
      host.reopenAs(restingRole);
      served = true;
      return result;
    },
    async listen(channel, listener) {
      listeners.set(channel, listener);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    usage: () => usageOf([pool]),
    async close() {
      await kysely.destroy();
      await host.close();
    },
  };
}

async function connectPostgres(options: ConnectionOptions, connectionString: string): Promise<Connection> {
  const address = withoutPassword(connectionString);
  const ownerPool = () =>
    ignoreIdleErrors(new pg.Pool({ connectionString, max: 1, types: typeParsers, connectionTimeoutMillis: 10_000 }));
  const probe = ownerPool();
  try {
    await probe.query('select 1').catch((cause: Error) => {
      throw new StartError(
        `The database at ${address} cannot be reached (${cause.message || 'no answer'}); check DATABASE_URL.`,
        { cause },
      );
    });
  } finally {
    await probe.end();
  }

  // Starting a parallel worker costs a statement 30 ms before its first row: more than any of these may take.
  const limits = `-c statement_timeout=${options.deadlineMs} -c max_parallel_workers_per_gather=0`;
  const sessions = {
    connectionString,
    types: typeParsers,
    pipeline: true,
    connectionTimeoutMillis: options.deadlineMs,
  };
  const pool = ignoreIdleErrors(
    new DeadlinePool({
      ...sessions,
      max: options.poolSize,
      options: `-c role=${restingRole} ${limits} -c idle_in_transaction_session_timeout=${options.deadlineMs * 3}`,
    }),
  );
  // Public reads need no user: these sessions have the rights of a visitor and never take others. Half as many again.
  const anonymousPool = ignoreIdleErrors(
    new DeadlinePool({
      ...sessions,
      max: Math.ceil(options.poolSize / 2),
      options: `-c role=${databaseRole('anon')} ${limits} -c default_transaction_read_only=on`,
    }),
  );
  const kysely = builder(pipelinedPool(pool));
  let listening: pg.Client | undefined;
  let closed = false;
  const listeners = new Map<string, NotificationListener>();
  const open = async (): Promise<void> => {
    const client = new pg.Client({ connectionString, keepAlive: true });
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''));
    client.on('error', () => undefined); // 'end' follows and opens it again
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', openLater);
    listening = client;
  };
  const openLater = () => {
    if (!closed) setTimeout(() => void open().then(() => notifyAll(listeners), openLater), 1000).unref();
  };
  return {
    kind: 'postgresql',
    kysely,
    readOnce: createReadOnce(pool, anonymousPool),
    async asOwner(work) {
      const owner = builder(ownerPool());
      try {
        return await work(owner);
      } finally {
        await owner.destroy();
      }
    },
    async listen(channel, listener) {
      listeners.set(channel, listener);
      if (listening) await listening.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await open();
    },
    usage: () => usageOf([pool, anonymousPool]),
    async close() {
      closed = true;
      await listening?.end();
      await anonymousPool.end();
      await kysely.destroy();
    },
  };
}

function notifyAll(listeners: ReadonlyMap<string, NotificationListener>): void {
  for (const listener of listeners.values()) listener(undefined);
}

function usageOf(pools: readonly pg.Pool[]) {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  return {
    busy: sum((pool) => pool.totalCount - pool.idleCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  };
}

/** A lost connection has failed its query already, and the pool opens another: its `error` event can be ignored. */
function ignoreIdleErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function withoutPassword(connectionString: string): string {
  const url = new URL(connectionString);
  return `${url.hostname}:${url.port || '5432'}${url.pathname}`;
}
