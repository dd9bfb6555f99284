import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const main = new URL('../../src/main.ts', import.meta.url).pathname;

export interface ApiProcess {
  readonly child: ChildProcess;
  /** Its log so far (stderr). */
  readonly output: () => string;
  /** Resolves when the process has ended and its output was read. */
  readonly ended: Promise<[code: number | null, signal: string | null]>;
}

/** The API as in production: in its own process, with these settings only. Loading it is half as long from the compile cache. */
export function runApi(variables: Readonly<Record<string, string>>): ApiProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      SECRET: 'a secret for tests that is long enough',
      API_PORT: '0',
      API_URL: 'https://api.nimbia.test',
      LOG_LEVEL: 'error',
      ...variables,
      // It lives at the time of the tests (`npm test -- --at`).
      LD_PRELOAD: process.env.LD_PRELOAD,
      FAKETIME: process.env.FAKETIME,
      NO_FAKE_STAT: process.env.NO_FAKE_STAT,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: once(child, 'close') as ApiProcess['ended'] };
}

/** Resolves with its URL when it is ready. */
export async function ready({ child, output, ended }: ApiProcess): Promise<string> {
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(output()))),
    ])) as [{ type: string; url?: string }];
    if (message.type === 'ready' && message.url) return message.url;
  }
}

/** POST with a JSON body. */
export const post = (base: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
