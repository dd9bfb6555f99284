import { createReadStream, existsSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Which build of the same page a visitor gets. */
export type Variant = 'federated' | 'monolith' | 'static';

export interface VariantOptions {
  readonly shellUrl: string;
  readonly monolith?: { readonly directory: string; readonly script: string };
  /** Added to every response, in milliseconds. */
  readonly delay?: () => number;
}

const withoutScripts = (html: string): string =>
  html.replace(/<script defer[^>]*><\/script>/gu, '').replace(/<link rel="preload" as="script"[^>]*>/gu, '');

/** The same document for another build: what it draws is the same to the letter, only its scripts differ. */
function rewrite(html: string, variant: Variant, script: string | undefined): string {
  const bare = withoutScripts(html);
  return variant === 'static' || !script
    ? bare
    : bare.replace('</head>', `<script defer src="/monolith/${script}"></script></head>`);
}

async function forward(request: IncomingMessage, response: ServerResponse, variant: Variant, options: VariantOptions) {
  await sleep(options.delay?.() ?? 0);
  const { monolith } = options;
  const path = request.url ?? '/';
  if (path.startsWith('/monolith/') && monolith) {
    const file = join(monolith.directory, path.slice('/monolith/'.length));
    const isPacked = existsSync(`${file}.gz`);
    response.writeHead(200, {
      'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
    createReadStream(isPacked ? `${file}.gz` : file).pipe(response);
    return;
  }
  const origin = await ask(options.shellUrl + path, request.headers);
  const packing = origin.headers['content-encoding'];
  const isPage = origin.headers['content-type']?.startsWith('text/html') === true;
  const kept = ['content-type', 'cache-control', 'content-encoding', 'location'] as const;
  response.writeHead(
    origin.statusCode ?? 502,
    Object.fromEntries(
      kept.flatMap((name) => (origin.headers[name] === undefined ? [] : [[name, origin.headers[name]]])),
    ),
  );
  if (!isPage || variant === 'federated' || packing !== 'gzip') return void origin.pipe(response);
  const page = gunzipSync(await buffer(origin)).toString();
  response.end(gzipSync(rewrite(page, variant, monolith?.script)));
}

/** What the shell's server answers, packed as it hands it out. */
const ask = (url: string, { cookie, 'user-agent': agent }: IncomingMessage['headers']): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip',
      'user-agent': agent ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    };
    get(url, { headers }, resolve).on('error', reject);
  });

/** Serves one variant on `port` in front of the real shell server, everything compressed in the same way. */
export async function serveVariant(variant: Variant, port: number, options: VariantOptions): Promise<Server> {
  const server = createServer((request, response) => {
    forward(request, response, variant, options).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}
