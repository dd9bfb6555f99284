import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy } from './security-headers.ts';

const policyOf = (devOrigins: readonly string[] = []) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: 'abc', apiUrl: 'https://api.nimbia.test', registry: { remotes: [] }, devOrigins })
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
