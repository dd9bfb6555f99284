import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openProgram, programFolder } from './open-program.ts';

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
  const folder = await programFolder('coturn');
  const port = await freePort();
  const { log, close } = await openProgram(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-dtls', '--allow-loopback-peers', '--realm=nimbia.test', '--log-file=stdout'],
      ...(tls ? [`--tls-listening-port=${tls.port}`, `--cert=${tls.certificate}`, `--pkey=${tls.key}`] : ['--no-tls']),
      ...[`--listening-ip=${address}`, `--relay-ip=${address}`, `--listening-port=${port}`],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, `--pidfile=${join(folder, 'pid')}`],
    ],
    { folder, isUp: () => run('turnutils_stunclient', ['-p', String(port), address], 500) },
  );
  return {
    port,
    url: `turn:${address}:${port}?transport=udp`,
    log,
    /** Whether two clients with these credentials reach each other through the relay. */
    relays: ({ username, credential }: Credentials): Promise<boolean> =>
      run(
        'turnutils_uclient',
        ['-y', '-c', '-n', '2', '-p', String(port), '-u', username, '-w', credential, address],
        20_000,
      ),
    close,
  };
}

/** Whether the program says so before its time is over: it would wait for ever for an answer that was lost. */
async function run(program: string, options: readonly string[], timeout: number): Promise<boolean> {
  const [code] = (await once(spawn(program, options, { stdio: 'ignore', timeout }), 'exit')) as [number | null];
  return code === 0;
}
