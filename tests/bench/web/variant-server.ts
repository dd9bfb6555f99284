import { createReadStream, existsSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answer } from './answers.ts';
import type { Monolith } from './build-monolith.ts';
import { withMonolith, withoutScripts } from './rewrite-document.ts';

/** The build of the page that a visitor gets. */
export type Variant = 'federated' | 'monolith' | 'static';

export interface VariantOptions {
  readonly shellUrl: string;
  readonly monolith: Monolith;
}

export interface VariantServer {
  readonly origin: string;
  /** All responses, in the order of their requests. */
  readonly answers: readonly Answer[];
  /** Delay of every response from now on, in ms. */
  delay: number;
  /** Resolves when there has been no request for a while. */
  readonly calm: () => Promise<void>;
  readonly close: () => void;
}

const calmAfter = 500;

/** The response of the shell's server, compressed as it was sent. */
const ask = (url: string, { cookie, 'user-agent': agent }: IncomingMessage['headers']): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip',
      'user-agent': agent ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    };
    get(url, { headers }, resolve).on('error', reject);
  });

function sendFile(file: string, response: ServerResponse) {
  const isPacked = existsSync(`${file}.gz`);
  response.writeHead(200, {
    'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  createReadStream(isPacked ? `${file}.gz` : file).pipe(response);
}

async function forward(request: IncomingMessage, response: ServerResponse, variant: Variant, options: VariantOptions) {
  const { monolith, shellUrl } = options;
  const path = request.url ?? '/';
  if (path.startsWith('/monolith/'))
    return sendFile(join(monolith.directory, path.slice('/monolith/'.length)), response);
  const origin = await ask(shellUrl + path, request.headers);
  const kept = ['content-type', 'cache-control', 'content-encoding', 'location'] as const;
  response.writeHead(
    origin.statusCode ?? 502,
    Object.fromEntries(
      kept.flatMap((name) => (origin.headers[name] === undefined ? [] : [[name, origin.headers[name]]])),
    ),
  );
  const isPage = origin.headers['content-type']?.startsWith('text/html') === true;
  if (!isPage || variant === 'federated' || origin.headers['content-encoding'] !== 'gzip')
    return void origin.pipe(response);
  const html = gunzipSync(await buffer(origin)).toString();
  response.end(gzipSync(variant === 'static' ? withoutScripts(html) : withMonolith(html, monolith)));
}

/** Serves one variant on `port` in front of the real shell server, everything compressed in the same way. */
export async function serveVariant(variant: Variant, port: number, options: VariantOptions): Promise<VariantServer> {
  const answers: Answer[] = [];
  let lastChange = 0;
  const server = createServer((request, response) => {
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    const answer: Answer = { path: request.url ?? '/', from: Date.now(), to: Number.NaN, bytes: 0 };
    answers.push(answer);
    lastChange = answer.from;
    response.once('close', () => {
      answer.to = lastChange = Date.now();
      answer.bytes = socket.bytesWritten - sentBefore;
    });
    sleep(variantServer.delay)
      .then(() => forward(request, response, variant, options))
      .catch((error: unknown) => void response.writeHead(502).end(String(error)));
  });
  const variantServer: VariantServer = {
    origin: `http://localhost:${port}`,
    answers,
    delay: 0,
    calm: async () => {
      while (Date.now() - lastChange < calmAfter || answers.some(({ to }) => Number.isNaN(to))) await sleep(50);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return variantServer;
}
