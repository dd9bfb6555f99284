import pg from 'pg';
import { StartError } from '../settings/start-error.ts';
import { builder, ignoreIdleErrors, notifyAll, usageOf } from './connection.ts';
import type { Connection, ConnectionOptions, NotificationListener } from './connection.ts';
import { DeadlinePool } from './deadline-pool.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { createReadOnce } from './read-once.ts';
import { databaseRole, restingRole } from './roles.ts';
import { typeParsers } from './type-parsers.ts';

export async function connectPostgres(options: ConnectionOptions, connectionString: string): Promise<Connection> {
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

function withoutPassword(connectionString: string): string {
  const url = new URL(connectionString);
  return `${url.hostname}:${url.port || '5432'}${url.pathname}`;
}
