import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

export interface TemporaryPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Nothing outlives the run, so nothing needs to reach the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** A temporary PostgreSQL server, with additional settings, or the one that TEST_DATABASE_URL names. */
export async function temporaryPostgres(own: readonly string[] = [], parent = tmpdir()): Promise<TemporaryPostgres> {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => undefined };

  const programs = await findPostgres();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(parent, 'nimbia-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);

  const port = await freePort();
  const settings = [...FAST, ...own, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = () => stopServer(server, folder);
  try {
    await untilListening(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function stopServer(server: ChildProcess, folder: string) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function untilListening(server: ChildProcess, port: number) {
  let output = '';
  server.stderr?.on('data', (bytes: Buffer) => (output += bytes.toString()));
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (server.exitCode !== null) break;
    if (output.includes('ready to accept connections') && (await canConnect(port))) return;
    await sleep(100);
  }
  throw new Error(`PostgreSQL did not start: ${output}`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
