import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, beforeEach, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { httpSource } from './http-source.ts';
import { directorySource } from './directory-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'nimbia-source-'));
after(() => rmSync(folder, { recursive: true }));

const place = 'remote-one/1.0.0/server/remote-entry.cjs';
const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
let caches = 0;
let files: Record<string, string>;
/** The integrity of the stored record, as in the registry. */
const recorded = (): string => integrityOf(files['/remote-one/1.0.0/release.json'] ?? '');

let asked: string[];
let server: Server;
let base: string;
let cache: string;

beforeEach(async () => {
  asked = [];
  cache = join(folder, `cache-${(caches += 1)}`);
  const entry = 'module.exports = 1';
  files = {
    '/registry.json': '{"edition":1}',
    '/remote-one/1.0.0/release.json': JSON.stringify({
      files: { 'server/remote-entry.cjs': integrityOf(entry), 'entry.js': integrityOf('browser') },
    }),
    '/remote-one/1.0.0/server/remote-entry.cjs': entry,
    '/remote-one/1.0.0/entry.js': 'browser',
  };
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const text = files[request.url ?? ''];
    const tag = `"${integrityOf(text ?? '')}"`;
    if (text === undefined) return void response.writeHead(404).end('<html>not here</html>');
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
    response.writeHead(200, { etag: tag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const clock = (t: TestContext) => t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });

test('the registry is requested at most once a second, and downloaded only when it has changed', async (t) => {
  clock(t);
  const source = httpSource(base, cache);
  const first = await source.registry(undefined);
  assert.equal(first.text, '{"edition":1}');
  assert.equal((await source.registry(first.revision)).text, undefined);
  assert.equal(asked.length, 1);
  t.mock.timers.tick(1_001);
  assert.equal((await source.registry(first.revision)).text, undefined);
  assert.equal(asked.length, 2);
  files['/registry.json'] = '{"edition":2}';
  t.mock.timers.tick(1_001);
  assert.equal((await source.registry(first.revision)).text, '{"edition":2}');
});

test('while the store hangs only the request that revalidates the registry waits; others use the cached one', async (t) => {
  clock(t);
  const source = httpSource(base, cache);
  const { revision } = await source.registry(undefined);
  server.removeAllListeners('request'); // it hangs
  t.mock.timers.tick(1_001);
  const waits = source.registry(revision);
  t.mock.timers.tick(1_001);
  assert.equal((await source.registry(undefined)).text, '{"edition":1}');
  server.closeAllConnections();
  await assert.rejects(waits);
});

test('after a failed request the registry is requested in the background, a failure is reported once, and pages do not wait', async (t) => {
  clock(t);
  const source = httpSource(base, cache);
  const { revision } = await source.registry(undefined);
  const [answer] = server.listeners('request');
  server.removeAllListeners('request'); // it hangs
  t.mock.timers.tick(1_001);
  const waits = source.registry(revision);
  server.closeAllConnections();
  await assert.rejects(waits);

  t.mock.timers.tick(1_001);
  const heard = once(server, 'request');
  assert.equal((await source.registry(undefined)).text, '{"edition":1}');
  await heard;
  server.closeAllConnections();
  await assert.rejects(async () => {
    for (;;) await setImmediate(await source.registry(revision));
  }, /fetch failed/);
  assert.equal((await source.registry(undefined)).text, '{"edition":1}', 'said once');

  server.on('request', answer as RequestListener);
  files['/registry.json'] = '{"edition":2}';
  t.mock.timers.tick(1_001);
  let text: string | undefined;
  while (text !== '{"edition":2}') ({ text } = await setImmediate(await source.registry(undefined)));
});

test('a store without a registry reports which URL responded how', async () => {
  delete files['/registry.json'];
  await assert.rejects(httpSource(base, cache).registry(undefined), /registry\.json answered 404/);
});

test('a server build is copied once, complete, without the browser’s files', async () => {
  const source = httpSource(base, cache);
  const [one, two] = await Promise.all([source.module(place, recorded()), source.module(place, recorded())]);
  assert.equal(one, two);
  assert.equal(await readFile(one, 'utf8'), 'module.exports = 1');
  assert.deepEqual(asked, ['/remote-one/1.0.0/release.json', '/remote-one/1.0.0/server/remote-entry.cjs']);
  // Another process on this machine finds it there.
  asked.length = 0;
  await httpSource(base, cache).module(place, recorded());
  assert.deepEqual(asked, []);
});

test('a server build that was tampered with is refused, and nothing of it is kept', async () => {
  files['/remote-one/1.0.0/server/remote-entry.cjs'] = 'module.exports = process.env';
  const source = httpSource(base, cache);
  await assert.rejects(source.module(place, recorded()), /is not the file that was released/);
  files['/remote-one/1.0.0/server/remote-entry.cjs'] = 'module.exports = 1';
  const later = httpSource(base, cache);
  assert.equal(await readFile(await later.module(place, recorded()), 'utf8'), 'module.exports = 1');
});

test('a record that was not released is refused: it lists the integrity of everything else', async () => {
  const integrity = recorded();
  await httpSource(base, join(cache, 'good')).module(place, integrity);
  const evil = 'module.exports = process.env';
  files['/remote-one/1.0.0/server/remote-entry.cjs'] = evil;
  files['/remote-one/1.0.0/release.json'] = JSON.stringify({ files: { 'server/remote-entry.cjs': integrityOf(evil) } });
  await assert.rejects(
    httpSource(base, join(cache, 'evil')).module(place, integrity),
    /release\.json is not the file that was released/u,
  );
});

test('a version whose record has no integrity in the registry is refused', async () => {
  await assert.rejects(
    httpSource(base, cache).module(place),
    /the registry does not say what remote-one\/1\.0\.0\/release\.json has to be/u,
  );
});

test('a path outside the version is not a file of the server build', async () => {
  const evil = 'module.exports = "evil"';
  files['/remote-one/1.0.0/server/../../../../evil.cjs'] = evil;
  files['/remote-one/1.0.0/release.json'] = JSON.stringify({
    files: {
      'server/../../../evil.cjs': integrityOf(evil),
      'server/remote-entry.cjs': integrityOf('module.exports = 1'),
    },
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(folder, 'evil.cjs'), 'untouched');
  await httpSource(base, cache).module(place, recorded());
  assert.equal(await readFile(join(folder, 'evil.cjs'), 'utf8'), 'untouched');
});

test('files in a local directory are checked too, before any of them runs', async () => {
  const directory = join(folder, `store-${caches}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const integrity = recorded();
  assert.equal(await directorySource(directory).module(place, integrity), join(directory, place));
  await assert.rejects(
    directorySource(directory).module(place, integrityOf('another record')),
    /is not the file that was released/u,
  );
  writeFileSync(join(directory, place), 'module.exports = process.env');
  await assert.rejects(directorySource(directory).module(place, integrity), /is not the file that was released/u);
});

test('a manifest or sheet that was read survives a restart while the store hangs; a wrong one is not cached', async () => {
  files['/remote-one/1.0.0/page.css'] = 'good';
  files['/remote-one/1.0.0/bad.css'] = 'bad';
  const before = httpSource(base, cache);
  const good = integrityOf('good');
  assert.equal(await before.text('remote-one/1.0.0/page.css', good), 'good');
  assert.equal(await before.text('remote-one/1.0.0/bad.css', good), 'bad');
  server.removeAllListeners('request');
  const again = httpSource(base, cache);
  assert.equal(await again.text('remote-one/1.0.0/page.css', good), 'good');
  await assert.rejects(again.text('remote-one/1.0.0/bad.css', good), 'what is not there is given up');
});
