import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const main = new URL('../../src/main.ts', import.meta.url).pathname;

export interface ApiProcess {
  readonly child: ChildProcess;
  /** What it wrote to stderr so far: its log. */
  readonly said: () => string;
  /** It is over and all that it said is read. */
  readonly ended: Promise<[code: number | null, signal: string | null]>;
}

/** The API as it is run for real: a process of its own, with these settings and no others. */
export function runApi(variables: Readonly<Record<string, string>>): ApiProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SECRET: 'a secret for tests that is long enough',
      API_PORT: '0',
      API_URL: 'https://api.nimbia.test',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, ended: once(child, 'close') as ApiProcess['ended'] };
}

/** Its address, when it is ready to be called. */
export async function ready({ child, said, ended }: ApiProcess): Promise<string> {
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(said()))),
    ])) as [{ type: string; url?: string }];
    if (message.type === 'ready' && message.url) return message.url;
  }
}

/** POST with a body of JSON. */
export const post = (base: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
