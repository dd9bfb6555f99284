import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

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
  if (variant === 'federated') return html;
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
  const headers = { cookie: request.headers.cookie ?? '', 'user-agent': request.headers['user-agent'] ?? '' };
  const origin = await fetch(options.shellUrl + path, { headers, redirect: 'manual' });
  const type = origin.headers.get('content-type') ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const body = isPage
    ? Buffer.from(rewrite(await origin.text(), variant, monolith?.script))
    : Buffer.from(await origin.arrayBuffer());
  const isText = /^(?:text|application\/(?:java|json)|image\/svg)/u.test(type);
  response.writeHead(origin.status, {
    'content-type': type,
    'cache-control': origin.headers.get('cache-control') ?? 'no-cache',
    ...(isText ? { 'content-encoding': 'gzip' } : {}),
    ...(origin.headers.has('location') ? { location: origin.headers.get('location') ?? '' } : {}),
  });
  response.end(isText ? gzipSync(body) : body);
}

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
