import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createShellServer } from './create-shell-server.ts';
import { readSettings } from './settings.ts';

/** Only so that a test that hangs ends: a registry is read some time after it was written. */
const timeout = { timeout: 120_000 };
const store = mkdtempSync(join(tmpdir(), 'nimbia-store-'));
let server: FastifyInstance;
before(async () => {
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ schema: 2, remotes: [] }));
  const settings = readSettings({ REMOTE_STORE: store, DEV_SHELL_SCRIPT: 'http://localhost:3010/shell.js' });
  server = await createShellServer(settings);
});
after(async () => {
  await server.close();
  rmSync(store, { recursive: true });
});

for (const [path, locale] of [
  ['/nowhere', 'fr'],
  ['/%', 'fr'],
  ['/caf%E9', 'fr'],
  ['/en/%', 'en'],
  ['//', 'fr'],
  ['//evil.example/lawyers', 'fr'],
] as const)
  test(`${path} is the page of an unknown URL`, async () => {
    const answer = await server.inject({ method: 'GET', url: path });
    assert.equal(answer.statusCode, 404);
    assert.match(String(answer.headers['content-type']), /^text\/html/u);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(answer.body, new RegExp(`<html[^>]* lang="${locale}"`, 'u'));
  });

test('/health reports how often each step of the remote store has failed', timeout, async () => {
  const failures = async () => (await server.inject('/health')).json<{ failures: Record<string, number> }>().failures;
  assert.deepEqual(await failures(), { registry: 0, manifest: 0, style: 0 });
  writeFileSync(join(store, 'registry.json'), '<html>');
  // A page waits only briefly for the registry, so this one may not be read yet.
  while ((await failures())['registry'] === 0);
  assert.deepEqual({ ...(await failures()), registry: 0 }, { registry: 0, manifest: 0, style: 0 });
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ schema: 2, remotes: [] }));
});

test('a visitor keeps the number of a canary for a year', timeout, async () => {
  const version = {
    ...{ contract: '^1.0.0', layouts: [], routes: [], words: {}, manifest: 'm', server: null, integrity: {} },
    releasedAt: '2026-11-22T06:00:00.000Z',
  };
  const canary = {
    name: 'remote-one',
    channels: { stable: '1.0.0', canary: { version: '1.1.0', percentage: 10 } },
    ...{ before: [], isOff: false, versions: { '1.0.0': version, '1.1.0': version } },
  };
  const registryFile = join(store, 'registry.json');
  writeFileSync(registryFile, JSON.stringify({ schema: 2, remotes: [canary] }));
  const cookieOf = async (cookie = '') =>
    (await server.inject({ url: '/nowhere', headers: { cookie, 'user-agent': 'Mozilla/5.0 Firefox/150.0' } })).headers[
      'set-cookie'
    ];
  let first: string | string[] | undefined;
  while (first === undefined) first = await cookieOf();
  assert.match(String(first), /^visitor=\d{1,3}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u);
  assert.equal(await cookieOf(String(first).split(';')[0]), undefined);
  assert.notEqual(await cookieOf('visitor=1000'), undefined);
  writeFileSync(registryFile, JSON.stringify({ schema: 2, remotes: [] }));
});

for (const [path, languages] of [
  ['/lawyers?q=<b>', ['fr', 'en']],
  ['/en?q=1', ['en', 'fr']],
  ['//evil.example/', ['fr', 'en']],
  ['/%', ['fr', 'en']],
] as const)
  test(`without any registry ${path} is an error page in both languages with a retry link`, async () => {
    const empty = mkdtempSync(join(tmpdir(), 'nimbia-empty-'));
    const bare = await createShellServer({
      ...readSettings({ REMOTE_STORE: empty, DEV_SHELL_SCRIPT: 'http://localhost:3010/shell.js' }),
      storeCache: empty,
    });
    try {
      const { statusCode, headers, body } = await bare.inject({ method: 'GET', url: path });
      assert.deepEqual([statusCode, headers['retry-after'], headers['cache-control']], [503, '5', 'no-store']);
      assert.match(String(headers['content-type']), /^text\/html/u);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'self'/u);
      assert.match(body, new RegExp(`<html lang="${languages[0]}"`, 'u'));
      const sections = [
        ...body.matchAll(/<section lang="(\w\w)"><h\d>([^<]+)<\/h\d><p>[^<]+<\/p><a href="">([^<]+)</gu),
      ];
      assert.deepEqual(
        sections.map(([, language]) => language),
        languages,
      );
      assert.ok(
        sections.some(([, , title, retry]) => title === 'Site temporarily unavailable' && retry === 'Try again'),
      );
      assert.doesNotMatch(body, /<b>|evil/u);
      writeFileSync(join(empty, 'registry.json'), JSON.stringify({ schema: 2, remotes: [] }));
      assert.equal((await bare.inject({ method: 'GET', url: '/' })).statusCode, 404);
    } finally {
      await bare.close();
      rmSync(empty, { recursive: true });
    }
  });
test('the script of a Jitsi server is named in pages where one is configured, and nowhere else', async () => {
  const open = async (env: NodeJS.ProcessEnv) => {
    const dev = 'http://localhost:3010/shell.js';
    const site = await createShellServer(readSettings({ ...env, REMOTE_STORE: store, DEV_SHELL_SCRIPT: dev }));
    const { headers, body } = await site.inject('/nowhere');
    await site.close();
    return { body, said: `${String(headers['content-security-policy'])} ${String(headers['permissions-policy'])}` };
  };
  const [bare, opened] = [await open({}), await open({ JITSI_URL: 'https://meet.nimbia.test/' })];
  assert.match(opened.body, /"scripts":\["https:\/\/meet\.nimbia\.test\/external_api\.js"\]/u);
  assert.match(
    opened.said,
    /frame-src 'self' https:\/\/meet\.nimbia\.test;.*camera=\(self "https:\/\/meet\.nimbia\.test"\)/u,
  );
  assert.doesNotMatch(bare.body, /external_api|"scripts"/u);
  assert.doesNotMatch(bare.said, /external_api|frame-src/u);
});

test('HSTS is sent where the site is known to use https, and nowhere else', async () => {
  const hsts = async (env: NodeJS.ProcessEnv, proto = 'http') => {
    const settings = readSettings({ ...env, REMOTE_STORE: store, DEV_SHELL_SCRIPT: 'http://localhost:3010/shell.js' });
    const site = await createShellServer(settings);
    // For an unparsable URL the protocol is unknown.
    const paths = ['/', '/health', '/registry.json', ...(settings.hsts.isAlways ? ['/%'] : [])];
    const answers = await Promise.all(
      paths.map((url) => site.inject({ url, headers: { 'x-forwarded-proto': proto } })),
    );
    await site.close();
    const said = new Set(answers.map(({ headers }) => headers['strict-transport-security']));
    assert.equal(said.size, 1);
    return [...said][0];
  };
  assert.equal(await hsts({}), undefined);
  assert.equal(await hsts({}, 'https'), undefined, 'anybody can say so');
  assert.equal(await hsts({ TRUSTED_PROXIES: 'loopback' }, 'https'), 'max-age=31536000');
  assert.equal(await hsts({ PUBLIC_ORIGIN: 'https://nimbia.example', HSTS_SECONDS: '600' }), 'max-age=600');
  assert.equal(await hsts({ NODE_ENV: 'production' }), 'max-age=31536000');
  assert.throws(() => readSettings({ HSTS_SECONDS: 'a year' }), /^Error: HSTS_SECONDS is /);
});

test('the log at trace level contains no search terms', async () => {
  const lines: string[] = [];
  const log = new Writable({ write: (chunk: Buffer, _encoding, done) => done(void lines.push(chunk.toString())) });
  const before = process.env['LOG_LEVEL'];
  process.env['LOG_LEVEL'] = 'trace';
  const settings = readSettings({ REMOTE_STORE: store, DEV_SHELL_SCRIPT: 'http://localhost:3010/shell.js' });
  const site = await createShellServer(settings, log);
  process.env['LOG_LEVEL'] = before ?? 'warn';
  const referer = 'http://localhost:3000/recherche?q=divorce';
  for (const path of ['/recherche', '/en/lawyers', '/nowhere', '/%', '//', '/health', '/assets/none.js'])
    for (const agent of ['Mozilla/5.0', 'Googlebot/2.1'])
      await site.inject({ url: `${path}?q=divorce`, headers: { referer, 'user-agent': agent } });
  await site.inject({ method: 'POST', url: '/recherche?q=divorce', headers: { referer } });
  await site.close();
  const text = lines.join('');
  assert.match(text, /"path":"\/recherche"/u);
  assert.doesNotMatch(text, /divorce/u);
});
