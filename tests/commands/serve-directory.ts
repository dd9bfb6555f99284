import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface ServedDirectory {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requested: string[];
  readonly stop: () => Promise<void>;
}

/** A directory served like a bucket: with ETags and CORS for every origin, on a free port. */
export async function serveDirectory(directory: string): Promise<ServedDirectory> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requested.push(pathname);
    readFile(join(directory, pathname)).then(
      (bytes) => {
        const tag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
        const isKnown = request.headers['if-none-match'] === tag;
        response.writeHead(isKnown ? 304 : 200, {
          etag: tag,
          'content-type': types[extname(pathname)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
        });
        response.end(isKnown ? undefined : bytes);
      },
      () => response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
