import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.ts';
import { sharedByRemote, sharedByShell } from './shared-modules.ts';

test('the shell imports each module that it shares with remotes, and no other', () => {
  const source = readFileSync(join(root, 'shell/src/federation/loading/provided-modules.ts'), 'utf8');
  const imported = [...source.matchAll(/^import '(.+)';$/gmu)].map(([, name]) => name);
  assert.deepEqual(imported, Object.keys(sharedByShell()));
});

const reactOf = (wanted?: string) => sharedByRemote(wanted === undefined ? {} : { react: wanted })['react'];

test('a remote accepts the major that it was built with, or the range that it declares, and strictly', () => {
  assert.equal(reactOf()?.requiredVersion, '^19.0.0');
  // Pinned for the build: a patched shell must still accept it.
  assert.equal(reactOf('19.3.1')?.requiredVersion, '^19.0.0');
  assert.equal(reactOf('18.3.1')?.requiredVersion, '^18.0.0');
  assert.equal(reactOf('^18.0.0 || ~19.3.0')?.requiredVersion, '^18.0.0 || ~19.3.0');
  assert.equal(reactOf()?.strictVersion, true);
});
