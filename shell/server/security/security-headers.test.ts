import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const policyOf = (devOrigins: readonly string[] = [], jitsi?: string) =>
  Object.fromEntries(
    contentSecurityPolicy({
      nonce: 'abc',
      apiUrl: 'https://api.nimbia.test',
      registry: { remotes: [] },
      devOrigins,
      jitsi,
    })
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

test('a page evaluates no text, and creates script and markup from text through one policy only', () => {
  const policy = policyOf();
  assert.equal(policy['script-src'], "'self' 'nonce-abc'");
  assert.equal(policy['require-trusted-types-for'], "'script'");
  assert.equal(policy['trusted-types'], 'default');
  assert.equal(policy['connect-src'], "'self' https://api.nimbia.test");
});

test('dev servers may be connected to and may show compile errors', () => {
  const policy = policyOf(['http://localhost:3010']);
  assert.equal(policy['script-src'], "'self' 'nonce-abc' http://localhost:3010");
  assert.equal(policy['connect-src'], "'self' https://api.nimbia.test http://localhost:3010 ws://localhost:3010");
  assert.equal(policy['trusted-types'], "default webpack-dev-server#overlay 'allow-duplicates'");
});

test('a Jitsi server may give one script and frames with devices, and nothing is open without one', () => {
  const jitsi = 'https://meet.nimbia.test';
  const [without, policy] = [policyOf(), policyOf([], jitsi)];
  assert.deepEqual(
    { ...policy, 'frame-src': undefined },
    { ...without, 'frame-src': undefined, 'script-src': `'self' 'nonce-abc' ${jitsi}/external_api.js` },
  );
  assert.equal(without['frame-src'], undefined, 'default-src says self');
  assert.equal(policy['frame-src'], `'self' ${jitsi}`);
  const permissionsOf = (of: string | undefined) =>
    securityHeaders({ hsts: { seconds: 1, isAlways: false }, jitsi: of }, { protocol: 'http' })['permissions-policy'];
  assert.match(String(permissionsOf(jitsi)), /^camera=\(self "https:\/\/meet\.nimbia\.test"\), microphone=\(self "/u);
  assert.match(String(permissionsOf(jitsi)), /geolocation=\(self\), payment=\(\)$/u);
  assert.doesNotMatch(String(permissionsOf(undefined)), /https?:/u);
});
