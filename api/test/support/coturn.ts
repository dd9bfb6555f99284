import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

interface Credentials {
  readonly username: string;
  readonly credential: string;
}

interface Tls {
  readonly port: number;
  /** Files. */
  readonly certificate: string;
  readonly key: string;
}

/** Debian's coturn, which takes credentials made from the secret. */
export async function openCoturn(secret: string, address = '127.0.0.1', tls?: Tls) {
  const folder = await mkdtemp(join(tmpdir(), 'coturn-'));
  const port = await freePort();
  const server = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-dtls', '--allow-loopback-peers', '--realm=nimbia.test', '--log-file=stdout'],
      ...(tls ? [`--tls-listening-port=${tls.port}`, `--cert=${tls.certificate}`, `--pkey=${tls.key}`] : ['--no-tls']),
      ...[`--listening-ip=${address}`, `--relay-ip=${address}`, `--listening-port=${port}`],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, `--pidfile=${join(folder, 'pid')}`],
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let log = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const failed = once(server, 'error').then(([error]) => {
    throw error;
  });
  await Promise.race([
    until(() => run('turnutils_stunclient', ['-p', String(port), address], 500), 'coturn starts'),
    failed,
  ]);
  return {
    port,
    url: `turn:${address}:${port}?transport=udp`,
    /** What it wrote. */
    log: () => log,
    /** Whether two clients with these credentials reach each other through the relay. */
    relays: ({ username, credential }: Credentials): Promise<boolean> =>
      run(
        'turnutils_uclient',
        ['-y', '-c', '-n', '2', '-p', String(port), '-u', username, '-w', credential, address],
        20_000,
      ),
    async close() {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the program says so before its time is over: it would wait for ever for an answer that was lost. */
async function run(program: string, options: readonly string[], timeout: number): Promise<boolean> {
  const [code] = (await once(spawn(program, options, { stdio: 'ignore', timeout }), 'exit')) as [number | null];
  return code === 0;
}
