import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { longDeadline } from './long-deadline.ts';

export interface ProcessDatabase {
  /** Environment variables of an API on it. */
  readonly variables: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** An empty database for processes: a new one on the server of TEST_DATABASE_URL, else an embedded one. */
export async function processDatabase(server = process.env.TEST_DATABASE_URL): Promise<ProcessDatabase> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'nimbia-process-'));
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true });
  if (!server) return { variables: { DATA_DIR, ...longDeadline }, drop: removeFolder };
  const name = `nimbia_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await onServer(`create database ${pg.escapeIdentifier(name)}`);
  return {
    variables: {
      DATA_DIR,
      ...longDeadline,
      DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    },
    async drop() {
      await removeFolder();
      await onServer(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    },
  };
}
