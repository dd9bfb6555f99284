import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('the defaults work on a fresh clone', () => {
  const { port, apiUrl, publicOrigin } = readSettings({});
  assert.deepEqual(
    { port, apiUrl, publicOrigin },
    { port: 3000, apiUrl: 'http://localhost:4000', publicOrigin: undefined },
  );
});

test('the public URL is an origin, with or without a trailing slash', () => {
  assert.equal(readSettings({ PUBLIC_ORIGIN: 'https://nimbia.example/' }).publicOrigin, 'https://nimbia.example');
  assert.equal(readSettings({ PUBLIC_ORIGIN: '' }).publicOrigin, undefined);
});

test('a Jitsi server is an origin, as the API has it', () => {
  assert.equal(readSettings({}).jitsi, undefined);
  assert.equal(readSettings({ JITSI_URL: 'https://meet.example:8443/' }).jitsi, 'https://meet.example:8443');
  assert.throws(() => readSettings({ JITSI_URL: 'https://meet.example/room' }), /^Error: JITSI_URL is /);
});

test('developer tools are off by default, and never available in production', () => {
  assert.equal(readSettings({}).hasDeveloperTools, false);
  assert.equal(readSettings({ DEVELOPER_TOOLS: 'off', NODE_ENV: 'production' }).hasDeveloperTools, false);
  assert.equal(readSettings({ DEVELOPER_TOOLS: 'on' }).hasDeveloperTools, true);
  assert.throws(() => readSettings({ DEVELOPER_TOOLS: 'on', NODE_ENV: 'production' }), /^Error: DEVELOPER_TOOLS is on/);
  assert.throws(() => readSettings({ DEVELOPER_TOOLS: 'true' }), /^Error: DEVELOPER_TOOLS is "true"/);
});

test('an invalid public URL is refused in one sentence', () => {
  for (const wrong of ['nimbia.example', 'ftp://nimbia.example', 'https://nimbia.example/fr'])
    assert.throws(() => readSettings({ PUBLIC_ORIGIN: wrong }), /^Error: PUBLIC_ORIGIN is /);
});

test('page reports are signed with a secret, and nothing is reported without one', () => {
  const TELEMETRY_SECRET = 'a secret that shell and API share';
  assert.deepEqual(readSettings({ TELEMETRY_SECRET }).telemetry, { secret: TELEMETRY_SECRET, oneIn: 10 });
  assert.equal(readSettings({ TELEMETRY_SECRET, LOAD_SAMPLE: '1' }).telemetry?.oneIn, 1);
  assert.equal(readSettings({ TELEMETRY_SECRET: '' }).telemetry, undefined);
  for (const LOAD_SAMPLE of ['0', '101', '-1', 'all'])
    assert.throws(() => readSettings({ LOAD_SAMPLE }), /^Error: LOAD_SAMPLE is /);
});

test('all deadlines of a load can be longer', () => {
  assert.equal(readSettings({}).deadlineScale, 1);
  assert.equal(readSettings({ LOAD_DEADLINE_SCALE: '10' }).deadlineScale, 10);
  for (const LOAD_DEADLINE_SCALE of ['0', '100', '1.5', 'long'])
    assert.throws(() => readSettings({ LOAD_DEADLINE_SCALE }), /^Error: LOAD_DEADLINE_SCALE is /);
});

test('the render deadline can be set', () => {
  assert.equal(readSettings({}).renderDeadline, 3_000);
  assert.equal(readSettings({ RENDER_DEADLINE_MS: '500' }).renderDeadline, 500);
  for (const RENDER_DEADLINE_MS of ['0', '3 s', '-1', '1e9'])
    assert.throws(() => readSettings({ RENDER_DEADLINE_MS }), /^Error: RENDER_DEADLINE_MS is /);
});
