import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isCrawler } from 'shared-contracts/processes/is-crawler';
import { changeOverrides, overridesIn } from './registry/overrides.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createRemoteStore, NoRegistryError, storeSteps } from './registry/remote-store.ts';
import { securityHeaders } from './security/security-headers.ts';
import type { Settings } from './settings.ts';
import { developerPrefix, readShellBundle } from './pages/shell-bundle.ts';
import { readShellStrings } from './pages/shell-strings.ts';
import { storePrefix } from './registry/store-source.ts';
import { httpSource } from './registry/http-source.ts';
import { directorySource } from './registry/directory-source.ts';
import { errorPage } from './pages/error-page.ts';
import { visitorNumber } from './pages/visitor-number.ts';

const immutable = { immutable: true, maxAge: '365d', preCompressed: true, index: false, decorateReply: false } as const;

/** The path is set on the origin and not resolved against it: `//elsewhere.example/` would be another origin. */
const toUrl = (request: FastifyRequest): URL => {
  const url = new URL(`${request.protocol}://${request.host}`);
  const [path = '', query] = request.url.split(/\?(.*)/su, 2);
  url.pathname = path;
  url.search = query ?? '';
  return url;
};

/** Cookies that the server alone reads and writes. */
const ownCookie = { path: '/', sameSite: 'lax', httpOnly: true, encode: encodeURIComponent } as const;
const YEAR_SECONDS = 365 * 86_400;

const themeOf = (value: string | undefined): 'light' | 'dark' | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** One file per store: the cached registry of another store must not be used. */
const registryCacheFile = ({ store, storeCache }: Settings): string => {
  const mark = createHash('sha256').update(Object.values(store).join()).digest('hex').slice(0, 16);
  return join(storeCache, `registry-${mark}.json`);
};

/** The server of the shell: its assets, the registry, the remote store and the HTML of every page. */
export async function createShellServer(
  settings: Settings,
  log: NodeJS.WritableStream = process.stdout,
): Promise<FastifyInstance> {
  /** For a URL such as `/%`. Hooks do not run for it, so it sets the headers itself. */
  const answerInvalidUrl = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void sendPage(request, reply.headers(securityHeaders(settings, request)), true).catch((error: unknown) => {
      sendErrorPage(error, request, reply);
    });
  };
  const server = Fastify({
    logger: {
      level: process.env['LOG_LEVEL'] ?? 'warn',
      stream: log,
      // Without the query: it may hold what visitors search for.
      serializers: { req: ({ method, url }: FastifyRequest) => ({ method, path: url.split(/[?#]/u, 1)[0] }) },
    },
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // Limits slow requests (slowloris); responses may take longer.
    requestTimeout: 180_000,
    http: { headersTimeout: 15_000 },
    frameworkErrors: answerInvalidUrl,
  });
  const bundle = readShellBundle(settings);
  const source =
    'directory' in settings.store
      ? directorySource(settings.store.directory)
      : httpSource(settings.store.address, settings.storeCache);
  /** Failures by step of the remote store since the start, shown by `/health`. */
  const failures = new Map(storeSteps.map((step) => [step, 0]));
  const store = createRemoteStore({
    source,
    isCached: settings.devShellScript === undefined,
    cacheFile: registryCacheFile(settings),
    provided: bundle.shared,
    deadlineScale: settings.deadlineScale,
    onError: (error, step, what) => {
      failures.set(step, (failures.get(step) ?? 0) + 1);
      server.log.error({ err: error, step, what }, 'remote store');
    },
  });
  const renderPage = createPageRenderer(settings, store, bundle);

  /** Also of an invalid URL, for which no hooks run. */
  const cookiesOf = ({ headers }: FastifyRequest) => server.parseCookie(headers.cookie ?? '');

  const strings = readShellStrings(settings.localesDirectory);
  /** Details go to the log only: they name internal places. */
  const sendErrorPage = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    request.log.error({ err: error }, 'no page');
    const { status, headers, body } = errorPage({
      kind: error instanceof NoRegistryError ? 'unavailable' : 'failure',
      path: request.url,
      theme: themeOf(cookiesOf(request)['theme']),
      strings,
      styles: bundle.styles,
    });
    return reply.code(status).headers(headers).send(body);
  };
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).type('text/plain').send('Bad request');
    return sendErrorPage(error, request, reply);
  });
  await server.register(cookie);
  await server.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 512 });
  server.addHook('onSend', async (request, reply) => void reply.headers(securityHeaders(settings, request)));
  if (settings.devShellScript === undefined)
    await server.register(serveStatic, {
      ...immutable,
      root: join(settings.shellDirectory, 'browser'),
      prefix: '/assets/',
    });
  if (settings.hasDeveloperTools && settings.devShellScript === undefined)
    await server.register(serveStatic, {
      ...immutable,
      root: join(settings.shellDirectory, 'developer'),
      prefix: developerPrefix,
    });
  if ('directory' in settings.store)
    await server.register(serveStatic, {
      ...immutable,
      root: settings.store.directory,
      prefix: storePrefix,
      // Only the files of a version that browsers need.
      allowedPath: (path) => path.split('/').length > 3 && !path.includes('/server/'),
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });

  await server.register(serveStatic, {
    root: join(import.meta.dirname, 'public'),
    maxAge: '1d',
    index: false,
    decorateReply: false,
    wildcard: false,
  });

  server.get('/health', async () => {
    const { registry } = await store.stateOf(await store.registry(), undefined);
    return {
      status: 'ok',
      remotes: registry.remotes.map(({ name, version }) => ({ name, version })),
      failures: Object.fromEntries(failures),
    };
  });

  server.get('/registry.json', async (request, reply) => {
    // With the shell’s own version: open documents poll it for releases.
    const body = JSON.stringify({ ...(await store.registry()), shell: bundle.version });
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag: tag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
  });

  /** Stores the overrides in a cookie and redirects to the URL without `?override=`. */
  const storeOverrides = async (url: URL, before: string | undefined, reply: FastifyReply) => {
    const { remotes } = await store.registry();
    const names = remotes.map(({ name }) => name);
    try {
      const kept = changeOverrides(url.searchParams.getAll('override'), overridesIn(before), names);
      reply.header(
        'set-cookie',
        server.serializeCookie('overrides', kept, { ...ownCookie, ...(kept === '' && { maxAge: 0 }) }),
      );
    } catch (error) {
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send(error instanceof Error ? error.message : String(error));
    }
    url.searchParams.delete('override');
    return reply.header('cache-control', 'no-store').redirect(url.href, 302);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, isInvalidUrl = false) => {
    const url = toUrl(request);
    const cookies = cookiesOf(request);
    if (settings.hasDeveloperTools && url.searchParams.has('override'))
      return storeOverrides(url, cookies['overrides'], reply);
    const elsewhere = homeRedirect(url.pathname, cookies['locale']);
    if (elsewhere !== undefined)
      return reply
        .headers({ vary: 'Cookie', 'cache-control': 'private, no-cache' })
        .redirect(`${elsewhere}${url.search}`, 302);
    const isBot = isCrawler(request.headers['user-agent']);
    const registry = await store.registry();
    const visitor = visitorNumber(cookies['visitor'], isBot, registry);
    if (visitor !== undefined && Number(cookies['visitor'] || NaN) !== visitor)
      reply.header(
        'set-cookie',
        server.serializeCookie('visitor', String(visitor), { ...ownCookie, maxAge: YEAR_SECONDS }),
      );
    const page = {
      url,
      isInvalidUrl: isInvalidUrl || url.pathname.startsWith('//'),
      theme: themeOf(cookies['theme']),
      isCrawler: isBot,
      overrides: settings.hasDeveloperTools ? overridesIn(cookies['overrides']) : [],
      client: request.ip,
      log: request.log,
    };
    const answer = await renderPage(page, await store.stateOf(registry, visitor));
    if (isBot && answer.status >= 400)
      request.log.warn({ path: url.pathname, status: answer.status }, 'crawler met an error');
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  };

  // A route instead of the not-found handler: only routes are compressed.
  server.get('/*', (request, reply) => sendPage(request, reply));
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  return server;
}

/** Redirect of the home page to the language that was chosen before; other pages keep the language of their URL. */
function homeRedirect(pathname: string, chosen: string | undefined): string | undefined {
  if (pathname === '/' && chosen === 'en') return '/en';
  if ((pathname === '/en' || pathname === '/en/') && chosen === 'fr') return '/';
  return undefined;
}
