import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createShellServer } from './create-shell-server.ts';
import { readSettings } from './settings.ts';

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
  test(`${path} is the page of an address that is not ours`, async () => {
    const answer = await server.inject({ method: 'GET', url: path });
    assert.equal(answer.statusCode, 404);
    assert.match(String(answer.headers['content-type']), /^text\/html/u);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(answer.body, new RegExp(`<html[^>]* lang="${locale}"`, 'u'));
  });

test('/health says how often each step of the remote store has failed', async () => {
  const failures = async () => (await server.inject('/health')).json<{ failures: Record<string, number> }>().failures;
  assert.deepEqual(await failures(), { registry: 0, manifest: 0, style: 0 });
  writeFileSync(join(store, 'registry.json'), '<html>');
  // A page does not wait long for a registry, so it may be told before this one has been seen.
  for (let looks = 0; looks < 50 && (await failures())['registry'] === 0; looks += 1);
  assert.notEqual((await failures())['registry'], 0);
  assert.deepEqual({ ...(await failures()), registry: 0 }, { registry: 0, manifest: 0, style: 0 });
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ schema: 2, remotes: [] }));
});
