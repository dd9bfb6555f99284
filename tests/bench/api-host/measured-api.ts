import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { createApp } from '../../../api/src/app.ts';
import { readConfig } from '../../../api/src/settings/config.ts';
import type { Tables } from '../../../api/src/db/schema.ts';
import { seedMany } from '../../../api/src/seed/seed-many.ts';
import { seed } from '../../../api/src/seed/seed.ts';
import type { CallRequest } from '../../../api/src/generic/call-context.ts';
// These register the types of the tables that benchmarks name.
import type {} from '../../../api/src/modules/consultations/policy.ts';
import type {} from '../../../api/src/modules/conversations/policy.ts';
import type {} from '../../../api/src/modules/professionals/policy.ts';
import type {} from '../../../api/src/modules/users/policy.ts';
import { openServices } from '../../../api/src/open-services.ts';
import type { OpenServices } from '../../../api/src/open-services.ts';

/** The API on a new PostgreSQL database, or on PGlite, with the demonstration data. */
export interface MeasuredApi {
  readonly services: OpenServices;
  /** An anonymous caller, for calls inside this process. */
  readonly visitor: CallRequest;
  readonly url: string;
  /** Empty on PGlite. */
  readonly databaseUrl: string;
  /** Generates professionals up to this number, and updates the statistics. */
  grow(to: number): Promise<void>;
  close(): Promise<void>;
}

export async function openMeasuredApi(server?: string): Promise<MeasuredApi> {
  const database = server === undefined ? undefined : await createDatabase(server);
  const directory = await mkdtemp(join(tmpdir(), 'nimbia-bench-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database?.url ?? '',
    DATA_DIR: directory,
    DATABASE_POOL: '50',
    LOG_LEVEL: 'silent',
    SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_PER_MINUTE: '10000000',
    SIGN_IN_ATTEMPTS_PER_MINUTE: '10000000',
    QUERY_DEADLINE_MS: '60000',
  });
  const services = await openServices(config);
  const app = await createApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await seed(services, { now: services.now() });
  const address = app.server.address();
  let size = 0;
  return {
    services,
    visitor: { caller: { role: 'anon', userId: null }, services, log: app.log },
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    databaseUrl: database?.url ?? '',
    async grow(to) {
      await seedMany(services.db, { now: services.now(), from: size + 1, professionals: to });
      size = to;
      await services.connection.asOwner(settle);
    },
    async close() {
      await app.close();
      await services.close();
      await database?.drop();
      await rm(directory, { recursive: true });
    },
  };
}

/**
 * The state that autovacuum keeps in production: fresh statistics, every page marked all-visible. After a bulk load one
 * vacuum is not enough: rows newer than the oldest running snapshot (such as autovacuum's own analyze) stay unmarked,
 * and index-only scans then read the tables. Nor does it mark the few pages with dead rows of bookings, unless it also
 * cleans their indexes.
 */
async function settle(owner: Kysely<Tables>): Promise<void> {
  for (const table of ['professionals', 'availability_days', 'availability_strips']) {
    for (let attempt = 1, isVisible = false; !isVisible; attempt += 1) {
      await sql`vacuum (analyze, index_cleanup on) ${sql.table(table)}`.execute(owner);
      const { rows } = await sql<{ isVisible: boolean }>`
        select relallvisible >= relpages * 0.99 as is_visible from pg_class where oid = ${table}::regclass`.execute(
        owner,
      );
      isVisible = rows[0]?.isVisible === true;
      if (!isVisible && attempt === 60)
        throw new Error(`${table} does not become visible: something holds an old snapshot`);
      if (!isVisible) await sleep(500);
    }
  }
}

async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `nimbia_bench_${randomBytes(5).toString('hex')}`;
  await onServer(server, `create database ${pg.escapeIdentifier(name)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, `drop database ${pg.escapeIdentifier(name)} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
