import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../commands/free-port.ts';
import { fourthRemote } from './fourth-remote.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Inside the repository, so that the sources find the dependencies. */
const workspace = `.cache/remote-fourth-${process.pid}`;
const store = mkdtempSync(join(tmpdir(), 'nimbia-store-'));
// Before the build is imported: it asks once where it publishes.
process.env.REMOTE_STORE = store;
const { openStore } = await import('../../webpack/release/open-store.ts');
const { releaseRemote } = await import('../../webpack/release/release-remote.ts');

let origin = '';
let server: ChildProcess;

async function release(edition: string): Promise<void> {
  for (const [path, text] of Object.entries(fourthRemote(edition))) {
    const file = join(ROOT, workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await releaseRemote(openStore(), workspace, () => undefined);
}

const page = async (path: string): Promise<string> => {
  const response = await fetch(origin + path);
  assert.equal(response.status, 200);
  return response.text();
};

async function untilUp(): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The shell’s server ended while it started.');
    const isUp = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('The shell’s server did not answer.');
}

before(async () => {
  await release('first');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['shell/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  await untilUp();
});

after(async () => {
  if (server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
  rmSync(store, { recursive: true, force: true });
  rmSync(join(ROOT, workspace), { recursive: true, force: true });
});

test('the registry is fetched again only when it has changed', async () => {
  const first = await fetch(`${origin}/registry.json`);
  const tag = first.headers.get('etag') ?? '';
  assert.equal(first.status, 200);
  assert.match(tag, /^"[\w-]+"$/);
  const again = await fetch(`${origin}/registry.json`, { headers: { 'if-none-match': tag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  const other = await fetch(`${origin}/registry.json`, { headers: { 'if-none-match': '"another"' } });
  assert.equal(other.status, 200);
});

test('a remote that the shell has never heard of is taken from the registry, in both languages', async () => {
  assert.match(await page('/fourth'), /<h1>Édition first<\/h1>/);
  assert.match(await page('/en/fourth'), /<h1>Edition first<\/h1>/);
});

test('a new version of a remote is live at once: the running server and the build of the shell stay what they are', async () => {
  const scriptOf = (html: string) => /<script defer src="([^"]+)"/.exec(html)?.[1];
  const before = await page('/en/fourth');
  const { pid } = server;
  const tag = (await fetch(`${origin}/registry.json`)).headers.get('etag') ?? '';

  await release('second');

  const now = await page('/en/fourth');
  assert.match(now, /<h1>Edition second<\/h1>/);
  assert.equal(scriptOf(now), scriptOf(before));
  assert.equal(server.pid, pid);
  assert.equal(server.exitCode, null);
  assert.equal((await fetch(`${origin}/registry.json`, { headers: { 'if-none-match': tag } })).status, 200);
  // Who has the older page open still finds its files.
  assert.equal(readdirSync(join(store, 'remote-fourth')).length, 2);
});
