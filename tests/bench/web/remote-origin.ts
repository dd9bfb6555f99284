import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { testStore } from '../../commands/test-store.ts';

export type OriginState = 'up' | 'refusing' | 'hanging';

export interface RemoteOrigin {
  readonly origin: string;
  /** From now on requests that match `dead` are not answered, the shell server's included; hanging ones are aborted. */
  readonly become: (state: OriginState, dead: RegExp) => void;
  readonly stop: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The remote store on its own origin. */
export async function startRemoteOrigin(): Promise<RemoteOrigin> {
  let state: OriginState = 'up';
  let dead = /./u;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (state !== 'up' && dead.test(pathname)) {
      if (state === 'refusing') response.destroy();
      return;
    }
    const file = join(testStore, pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const isPacked = existsSync(`${file}.gz`) && /gzip/u.test(request.headers['accept-encoding'] ?? '');
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      })
      .end(readFileSync(isPacked ? `${file}.gz` : file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next, fits) => {
      state = next;
      dead = fits;
      server.closeAllConnections();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
