import pg from 'pg';
import { StartError } from '../settings/start-error.ts';
import { builder, ignoreIdleErrors, notifyAll, usageOf } from './connection.ts';
import type { Connection, ConnectionOptions, NotificationListener } from './connection.ts';
import { DeadlinePool } from './deadline-pool.ts';
import { PgliteHost } from './pglite-host.ts';
import { PgliteStream } from './pglite-stream.ts';
import { createReadOnce } from './read-once.ts';
import { restingRole } from './roles.ts';
import { typeParsers } from './type-parsers.ts';

export async function connectPglite(options: ConnectionOptions): Promise<Connection> {
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
