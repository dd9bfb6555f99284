import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { startShell, type ShellProcess } from '../commands/shell-process.ts';
import { fourthRemote } from './fourth-remote.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Inside the repository, so that the sources resolve their dependencies. */
const workspace = `.cache/remote-fourth-${process.pid}`;
const store = mkdtempSync(join(tmpdir(), 'nimbia-store-'));
// Set before the build is imported, which reads it once.
process.env.REMOTE_STORE = store;
const { openLocalStore } = await import('../../webpack/release/open-store.ts');
const { buildsDirectory } = await import('../../webpack/paths.ts');
const { publishForDevelopment } = await import('../../webpack/release/release-remote.ts');

let server: ShellProcess;

async function release(edition: string): Promise<void> {
  for (const [path, text] of Object.entries(fourthRemote(edition))) {
    const file = join(ROOT, workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await publishForDevelopment(openLocalStore(), workspace, () => undefined);
}

const page = async (path: string): Promise<string> => {
  const response = await fetch(server.origin + path);
  assert.equal(response.status, 200);
  return response.text();
};

before(async () => {
  await release('first');
  server = await startShell(store);
});

after(async () => {
  await server.stop();
  rmSync(store, { recursive: true, force: true });
  rmSync(join(ROOT, workspace), { recursive: true, force: true });
  rmSync(join(buildsDirectory, 'remote-fourth'), { recursive: true, force: true });
});

test('the registry is downloaded again only when it has changed', async () => {
  const first = await fetch(`${server.origin}/registry.json`);
  const tag = first.headers.get('etag') ?? '';
  assert.equal(first.status, 200);
  assert.match(tag, /^"[\w-]+"$/);
  const again = await fetch(`${server.origin}/registry.json`, { headers: { 'if-none-match': tag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  const other = await fetch(`${server.origin}/registry.json`, { headers: { 'if-none-match': '"another"' } });
  assert.equal(other.status, 200);
});

test('the registry contains the current shell version, and each page the version it was served with', async () => {
  const { shell } = v.parse(
    v.object({ shell: v.string() }),
    await (await fetch(`${server.origin}/registry.json`)).json(),
  );
  assert.match(shell, /^[0-9a-f]{8}$/);
  assert.ok((await page('/en/fourth')).includes(`"shell":"${shell}"`));
});

test('a remote that is unknown to the shell is loaded from the registry, in both languages', async () => {
  assert.match(await page('/fourth'), /<h1>Édition first<\/h1>/);
  assert.match(await page('/en/fourth'), /<h1>Edition first<\/h1>/);
});

test('its navigation entry is in the frame of browser-rendered pages', async () => {
  assert.match(await page('/fourth/other'), /<nav aria-label="Navigation">.*<a href="\/fourth">La quatrième<\/a>/);
});

test('a new version of a remote is live at once, without restarting the server or rebuilding the shell', async () => {
  const scriptOf = (html: string) => /<script defer src="([^"]+)"/.exec(html)?.[1];
  const before = await page('/en/fourth');
  const { pid } = server.process;
  const tag = (await fetch(`${server.origin}/registry.json`)).headers.get('etag') ?? '';

  await release('second');

  const now = await page('/en/fourth');
  assert.match(now, /<h1>Edition second<\/h1>/);
  assert.equal(scriptOf(now), scriptOf(before));
  assert.equal(server.process.pid, pid);
  assert.equal(server.process.exitCode, null);
  assert.equal((await fetch(`${server.origin}/registry.json`, { headers: { 'if-none-match': tag } })).status, 200);
  // Open pages of the older version still find its files.
  assert.equal(readdirSync(join(store, 'remote-fourth')).length, 2);
});
