import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.ts';
import { sharedByRemote, sharedByShell } from './shared-modules.ts';

test('the shell imports each module that remotes take from it, and no other', () => {
  const source = readFileSync(join(root, 'shell/src/federation/loading/provided-modules.ts'), 'utf8');
  const imported = [...source.matchAll(/^import '(.+)';$/gmu)].map(([, name]) => name);
  assert.deepEqual(imported, Object.keys(sharedByShell()));
});

const reactOf = (wanted?: string) => sharedByRemote(wanted === undefined ? {} : { react: wanted })['react'];

test('a remote runs beside the major that it was built with, or the range that it names, and strictly', () => {
  assert.equal(reactOf()?.requiredVersion, '^19.0.0');
  // What is pinned for the build: a shell that is patched goes on taking it.
  assert.equal(reactOf('19.3.1')?.requiredVersion, '^19.0.0');
  assert.equal(reactOf('18.3.1')?.requiredVersion, '^18.0.0');
  assert.equal(reactOf('^18.0.0 || ~19.3.0')?.requiredVersion, '^18.0.0 || ~19.3.0');
  assert.equal(reactOf()?.strictVersion, true);
});
