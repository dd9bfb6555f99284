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
export type StoreClient = 'browser' | 'server';

export interface FaultServer {
  readonly origin: string;
  /** Paths requested by a client since the last `break` or `mend` for it. */
  readonly requested: (client?: StoreClient) => readonly string[];
  /** Number of requests that hang and were not aborted. */
  readonly hanging: () => number;
  /** Breaks the requests of a client that match a path, from now on; others are served. */
  readonly break: (path: RegExp, trouble: Trouble, client?: StoreClient) => void;
  readonly mend: (client?: StoreClient) => void;
  readonly stop: () => Promise<void>;
}

const open = { 'access-control-allow-origin': '*' };

function corrupt(response: ServerResponse, bytes: Buffer, type: string, fault: Fault): void {
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

const clientOf = ({ headers }: IncomingMessage): StoreClient =>
  headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-site'] !== undefined ? 'browser' : 'server';

interface ClientState {
  requested: string[];
  broken?: { readonly path: RegExp; readonly trouble: Trouble } | undefined;
}

/** A remote store that fails on demand, for browsers or for the shell's own server. */
export async function startFaultServer(directory: string): Promise<FaultServer> {
  const states: Readonly<Record<StoreClient, ClientState>> = { browser: { requested: [] }, server: { requested: [] } };

  const hanging = new Set<ServerResponse>();

  const answer = async ({ requested, broken }: ClientState, path: string, bytes: Buffer, response: ServerResponse) => {
    requested.push(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const whole = () => void response.writeHead(200, { ...open, 'content-type': type }).end(bytes);
    if (broken?.path.test(path) !== true) return whole();
    const { trouble } = broken;
    if (trouble === 'hang') {
      // The browser may have left while the file was read.
      if (response.socket?.destroyed !== false) return;
      hanging.add(response);
      response.once('close', () => hanging.delete(response));
      return;
    }
    if (typeof trouble === 'string') return corrupt(response, bytes, type, trouble);
    const count = requested.filter((one) => one === path).length;
    if ('unavailable' in trouble && count <= trouble.unavailable) return void response.writeHead(503, open).end();
    if ('until' in trouble) await trouble.until;
    whole();
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(directory, path))
      .then((bytes) => answer(states[clientOf(request)], path, bytes, response))
      .catch(() => response.writeHead(404, open).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: (client = 'browser') => states[client].requested,
    hanging: () => hanging.size,
    break: (path, trouble, client = 'browser') => {
      Object.assign(states[client], { broken: { path, trouble }, requested: [] });
    },
    mend: (client = 'browser') => {
      Object.assign(states[client], { broken: undefined, requested: [] });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
