import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../commands/free-port.ts';
import { fillTestStore, testStore } from '../../commands/test-store.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Only to keep a failure from hanging: a busy machine compiles the shell and three remotes for minutes. */
const STARTS_WITHIN_MS = 900_000;

export interface System {
  readonly shellUrl: string;
  readonly apiUrl: string;
  readonly stop: () => Promise<void>;
}

export interface Start {
  /** What is typed after `npm`. */
  readonly command?: 'start' | 'dev';
  /** Folder of the repository. */
  readonly root?: string;
}

/** `npm start` as a user runs it, on free ports and in a temporary data folder. Resolves when both sides respond. */
export async function startSystem(
  settings: Readonly<Record<string, string>> = {},
  { command = 'start', root = ROOT }: Start = {},
): Promise<System> {
  const isOwnTree = root === ROOT;
  if (isOwnTree && command === 'start') await fillTestStore();
  const [port, apiPort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'nimbia-e2e-'));
  const child = spawn(process.execPath, ['webpack/commands/bootstrap.mjs', command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: data,
      DATABASE_URL: '',
      // The current sources, independent of this machine's released versions.
      ...(isOwnTree ? { REMOTE_STORE: testStore } : {}),
      // The whole run comes from one address, which the rate limits would block.
      RATE_LIMIT_PER_MINUTE: '1000000',
      SIGN_IN_ATTEMPTS_PER_MINUTE: '100000',
      // A fifth of the API tests’ time was hashing passwords (decision 112).
      PASSWORD_MEMORY_KIB: '16',
      // Browsers slow the machine down, which is not what is tested.
      QUERY_DEADLINE_MS: '60000',
      RENDER_DEADLINE_MS: '60000',
      LOAD_DEADLINE_SCALE: '10',
      // Pages would report at random, also to an API that a test delays; tests/faults has its own test of reports.
      TELEMETRY_SECRET: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const output = listen(child);
  const stop = async () => {
    await end(child);
    rmSync(data, { recursive: true, force: true });
  };
  const system = { shellUrl: `http://localhost:${port}`, apiUrl: `http://localhost:${apiPort}`, stop };
  try {
    await Promise.all([
      untilAnswers(`${system.shellUrl}/`, child, output),
      untilAnswers(`${system.apiUrl}/ready`, child, output),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return system;
}

function listen(child: ChildProcess): () => string {
  let text = '';
  const keep = (bytes: Buffer) => (text = (text + bytes.toString()).slice(-8000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

async function untilAnswers(address: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The system stopped while it started:\n${output()}`);
    const ok = await fetch(address, { redirect: 'manual' }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (ok) return;
    await sleep(250);
  }
  throw new Error(`${address} did not answer:\n${output()}`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
  await ended;
  clearTimeout(late);
}
