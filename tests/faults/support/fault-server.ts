import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';

/** Faults that a server, a proxy or a network may cause for a file. */
export const faults = [
  'refuse',
  'hang',
  'not found, as HTML',
  'not found, as JSON',
  'the page of a single-page app',
  'truncated',
  'tampered with',
] as const;
export type Fault = (typeof faults)[number];

/** A fault, a promise that delays the file, or the number of 503 responses before it is served. */
export type Trouble = Fault | { readonly until: Promise<void> } | { readonly unavailable: number };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The client: a visitor's browser, or the shell's own server. */
export type Asker = 'browser' | 'server';

export interface FaultServer {
  readonly origin: string;
  /** Paths requested by a client since the last `break` or `mend` for it. */
  readonly asked: (asker?: Asker) => readonly string[];
  /** Number of requests that hang and were not aborted. */
  readonly hanging: () => number;
  /** Breaks the requests of a client that match a path, from now on; others are served. */
  readonly break: (path: RegExp, trouble: Trouble, asker?: Asker) => void;
  readonly mend: (asker?: Asker) => void;
  readonly stop: () => Promise<void>;
}

const open = { 'access-control-allow-origin': '*' };

function spoil(response: ServerResponse, bytes: Buffer, type: string, fault: Fault): void {
  const headers = { ...open, 'content-type': type };
  const page = '<!doctype html><title>Not here</title><div id="root"></div>';
  const html = { ...open, 'content-type': 'text/html' };
  if (fault === 'refuse') response.destroy();
  else if (fault === 'not found, as HTML') response.writeHead(404, html).end(page);
  else if (fault === 'not found, as JSON')
    response.writeHead(404, { ...open, 'content-type': 'application/json' }).end('{"error":"not found"}');
  else if (fault === 'the page of a single-page app') response.writeHead(200, html).end(page);
  else if (fault === 'truncated') {
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  } else if (fault === 'tampered with') response.writeHead(200, headers).end(`${bytes.toString()}\n/* more */ `);
}

const askerOf = ({ headers }: IncomingMessage): Asker =>
  headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-site'] !== undefined ? 'browser' : 'server';

interface Standing {
  asked: string[];
  broken?: { readonly path: RegExp; readonly trouble: Trouble } | undefined;
}

/** A remote store that fails on demand, for browsers or for the shell's own server. */
export async function startFaultServer(directory: string): Promise<FaultServer> {
  const standings: Readonly<Record<Asker, Standing>> = { browser: { asked: [] }, server: { asked: [] } };

  const hanging = new Set<ServerResponse>();

  const answer = async ({ asked, broken }: Standing, path: string, bytes: Buffer, response: ServerResponse) => {
    asked.push(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const whole = () => void response.writeHead(200, { ...open, 'content-type': type }).end(bytes);
    if (broken?.path.test(path) !== true) return whole();
    const { trouble } = broken;
    if (trouble === 'hang') {
      hanging.add(response);
      response.once('close', () => hanging.delete(response));
      return;
    }
    if (typeof trouble === 'string') return spoil(response, bytes, type, trouble);
    const count = asked.filter((one) => one === path).length;
    if ('unavailable' in trouble && count <= trouble.unavailable) return void response.writeHead(503, open).end();
    if ('until' in trouble) await trouble.until;
    whole();
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(directory, path))
      .then((bytes) => answer(standings[askerOf(request)], path, bytes, response))
      .catch(() => response.writeHead(404, open).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: (asker = 'browser') => standings[asker].asked,
    hanging: () => hanging.size,
    break: (path, trouble, asker = 'browser') => {
      Object.assign(standings[asker], { broken: { path, trouble }, asked: [] });
    },
    mend: (asker = 'browser') => {
      Object.assign(standings[asker], { broken: undefined, asked: [] });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
