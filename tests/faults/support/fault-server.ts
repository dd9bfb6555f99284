import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a server, a proxy or a network may do to a file. */
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

/** A fault, a pause in ms before the file comes, or how often it is answered with 503 first. */
export type Trouble = Fault | { readonly pause: number } | { readonly unavailable: number };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface FaultServer {
  readonly origin: string;
  /** Paths that browsers asked for, since it was mended last. */
  readonly asked: () => readonly string[];
  /** What happens to browsers that ask for a path, from now on. */
  readonly break: (path: RegExp, trouble: Trouble) => void;
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

interface Rule {
  readonly path: RegExp;
  readonly trouble: Trouble;
  count: number;
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

const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-site'] !== undefined;

/**
 * A remote store at an address that misbehaves for browsers as it is told. The shell's own server reads it as it is, but for the manifests
 * when it is not to have them: then the browsers ask for those.
 */
export async function startFaultServer(directory: string, hidesManifests = false): Promise<FaultServer> {
  let asked: string[] = [];
  let rules: Rule[] = [];

  const answerBrowser = async (path: string, bytes: Buffer, type: string, response: ServerResponse) => {
    asked.push(path);
    const whole = () => void response.writeHead(200, { ...open, 'content-type': type }).end(bytes);
    const rule = rules.find((one) => one.path.test(path));
    if (rule === undefined) return whole();
    rule.count += 1;
    const { trouble, count } = rule;
    if (trouble === 'hang') return;
    if (typeof trouble === 'string') return spoil(response, bytes, type, trouble);
    if ('unavailable' in trouble && count <= trouble.unavailable) return void response.writeHead(503, open).end();
    if ('pause' in trouble) await sleep(trouble.pause);
    whole();
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const type = types[extname(path)] ?? 'application/octet-stream';
    readFile(join(directory, path))
      .then(async (bytes) => {
        if (isFromBrowser(request)) return answerBrowser(path, bytes, type, response);
        if (hidesManifests && path.endsWith('/manifest.json')) return void response.writeHead(503).end();
        response.writeHead(200, { 'content-type': type }).end(bytes);
      })
      .catch(() => response.writeHead(404, open).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    break: (path, trouble) => void rules.push({ path, trouble, count: 0 }),
    mend: () => {
      rules = [];
      asked = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
