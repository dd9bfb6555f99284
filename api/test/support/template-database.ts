import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/settings/config.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { syncPlans } from '../../src/modules/plans/sync-plans.ts';
import { openServices } from '../../src/open-services.ts';
import { longDeadline } from './long-deadline.ts';

/** A database of one test. */
export interface TestDatabase {
  /** Environment variables of an API on it. */
  readonly variables: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

export interface EmbeddedTestDatabase extends TestDatabase {
  readonly variables: { readonly DATA_DIR: string };
}

const root = join(import.meta.dirname, '../../..');
const templates = join(root, '.cache/test-databases');
const DAY = 86_400_000;

/** Hash of the sources that determine a new database. */
async function stateOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for await (const file of glob(['api/src/**/*.ts', 'shared-contracts/src/**/*.ts'], { cwd: root }))
    if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Files that share a process share the state. */
let known: Promise<string> | undefined;
const currentState = (): Promise<string> => (known ??= stateOfSources());

/** Everything that a start does to an empty database: migrations, policies, plans. */
async function prepare(variables: Readonly<Record<string, string>>): Promise<void> {
  const secret = 'a secret for tests that is long enough';
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: secret, ...variables });
  const services = await openServices(config);
  await runAsSystem(services.db, (tx) => syncPlans(tx, config.planPrices));
  await services.close();
}

/**
 * A copy of a template database: a PGlite directory, or a database on the PostgreSQL of TEST_DATABASE_URL. Creating one
 * from scratch takes seconds, and nearly every test file needs its own.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const state = await currentState();
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server, `nimbia_template_${state}`) : inDirectory(join(templates, state));
}

/** The same, embedded on any engine. */
export const embeddedTestDatabase = async () => inDirectory(join(templates, await currentState()));

async function inDirectory(template: string): Promise<EmbeddedTestDatabase> {
  if (!existsSync(template)) await makeIn(template);
  const directory = await mkdtemp(join(tmpdir(), 'nimbia-api-'));
  cpSync(template, directory, { recursive: true }); // 1,300 small files: 0.2 s, the asynchronous copy takes 2.4 s
  return { variables: { DATA_DIR: directory, ...longDeadline }, drop: () => rm(directory, { recursive: true }) };
}

/** Concurrent test files each create one; the first to finish is kept. */
async function makeIn(template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  for (const name of await readdir(templates)) {
    const path = join(templates, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() })); // another process has just removed it
    if (mtimeMs < Date.now() - DAY) await rm(path, { recursive: true, force: true });
  }
  const making = await mkdtemp(`${template}-`);
  await prepare({ DATA_DIR: making, ...longDeadline });
  await rename(making, template).catch(async (error: unknown) => {
    if (!existsSync(template)) throw error;
    await rm(making, { recursive: true });
  });
}

async function onServer(server: string, template: string): Promise<TestDatabase> {
  const addressOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const name = `nimbia_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const making = `${template}_making`;
      await client.query(`drop database if exists ${pg.escapeIdentifier(making)} with (force)`);
      await client.query(`create database ${pg.escapeIdentifier(making)}`);
      await prepare({ DATABASE_URL: addressOf(making), ...longDeadline });
      await client.query(`alter database ${pg.escapeIdentifier(making)} rename to ${pg.escapeIdentifier(template)}`);
    }
    await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  } finally {
    await client.end();
  }
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'nimbia-api-')); // for uploaded files
  return {
    variables: { DATABASE_URL: addressOf(name), DATA_DIR, ...longDeadline },
    async drop() {
      await rm(DATA_DIR, { recursive: true });
      const dropping = new pg.Client({ connectionString: server });
      await dropping.connect();
      await dropping.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
      await dropping.end();
    },
  };
}
