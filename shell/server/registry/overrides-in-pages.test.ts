import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createShellServer } from '../create-shell-server.ts';
import { readSettings } from '../settings.ts';

const own = 'http://localhost:9999/manifest.json';
const byHand = `overrides=${encodeURIComponent(`remote-one@${own}`)}`;
const store = mkdtempSync(join(tmpdir(), 'nimbia-store-'));

const open = (variables: NodeJS.ProcessEnv): Promise<FastifyInstance> =>
  createShellServer(
    readSettings({ REMOTE_STORE: store, DEV_SHELL_SCRIPT: 'http://localhost:3010/shell.js', ...variables }),
  );

/** Document and policy, with the nonce removed. */
const said = ({ body, headers }: LightMyRequestResponse): string => {
  const policy = String(headers['content-security-policy']);
  return `${policy} ${body}`.replaceAll(/'nonce-([^']+)'/u.exec(policy)?.[1] ?? '', '');
};

before(() =>
  writeFileSync(
    join(store, 'registry.json'),
    JSON.stringify({
      schema: 2,
      remotes: [
        {
          name: 'remote-one',
          channels: { stable: '1.0.0' },
          versions: {
            '1.0.0': {
              contract: '^99.0.0',
              routes: [{ pattern: '/one' }],
              manifest: 'remote-one/1.0.0/manifest.json',
              releasedAt: '2026-11-22T06:00:00.000Z',
            },
          },
        },
      ],
    }),
  ),
);
after(() => rmSync(store, { recursive: true }));

describe('a production shell', () => {
  let server: FastifyInstance;
  before(async () => (server = await open({ NODE_ENV: 'production' })));
  after(() => server.close());

  for (const [what, url, cookie] of [
    ['a link', `/one?override=remote-one@${encodeURIComponent(own)}`, ''],
    ['a hand-edited cookie', '/one', byHand],
    ['both', `/one?override=remote-one@${encodeURIComponent(own)}`, byHand],
  ] as const)
    test(`ignores ${what}: same remote, same policy, nothing stored`, async () => {
      const usual = await server.inject({ url: '/one' });
      const answer = await server.inject({ url, headers: { cookie } });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['set-cookie'], undefined);
      assert.ok(!usual.body.includes('9999'));
      assert.ok(said(answer) === said(usual), 'not the same document and policy');
    });

  test('has no panel', async () => {
    assert.equal((await server.inject({ url: '/developer/developer.js' })).statusCode, 404);
  });
});

describe('a shell with developers’ tools', () => {
  let server: FastifyInstance;
  before(async () => (server = await open({ DEVELOPER_TOOLS: 'on' })));
  after(() => server.close());

  test('stores an override for the session and redirects to the page without it', async () => {
    const answer = await server.inject({ url: `/one?a=1&override=remote-one@${encodeURIComponent(own)}` });
    assert.equal(answer.statusCode, 302);
    assert.match(String(answer.headers.location), /^http:\/\/[^/]+\/one\?a=1$/u);
    assert.equal(answer.headers['set-cookie'], `${byHand}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('redirects within the site only', async () => {
    const answer = await server.inject({ url: '//evil.example/?override=none' });
    assert.match(String(answer.headers.location), /^http:\/\/localhost(:\d+)?\/\/evil\.example\/$/u);
  });

  test('explains in a sentence what is invalid, and stores nothing', async () => {
    const answer = await server.inject({ url: '/one?override=remote-one@https://evil.example/manifest.json' });
    assert.equal(answer.statusCode, 400);
    assert.match(answer.body, /the remotes are remote-one\.$/u);
    assert.equal(answer.headers['set-cookie'], undefined);
  });

  test('writes the overridden remote into the page and its policy, even if the released one was refused for its contract', async () => {
    const answer = await server.inject({ url: '/one', headers: { cookie: byHand } });
    const policy = String(answer.headers['content-security-policy']);
    assert.match(policy, /script-src [^;]*http:\/\/localhost:9999/u);
    assert.match(policy, /connect-src [^;]*ws:\/\/localhost:3010/u);
    const boot: { refused: object; overrides: unknown; registry: { remotes: { manifest: string }[] } } = JSON.parse(
      /id="nimbia-boot">(.*?)<\/script>/su.exec(answer.body)?.[1] ?? '',
    );
    assert.equal(boot.registry.remotes[0]?.manifest, own);
    assert.deepEqual(boot.refused, {});
    assert.deepEqual(boot.overrides, [{ remote: 'remote-one', manifest: own }]);
  });

  test('removes it', async () => {
    const answer = await server.inject({ url: '/one?override=none', headers: { cookie: byHand } });
    assert.match(String(answer.headers['set-cookie']), /^overrides=; Max-Age=0;/u);
  });
});
