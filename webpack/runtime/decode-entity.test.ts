import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { decodeEntity } from './decode-entity.ts';

test('markdown-to-jsx still decodes entities through the module that this one replaces', () => {
  const { resolve } = createRequire(new URL('../../remote-public/package.json', import.meta.url));
  for (const file of [resolve('markdown-to-jsx/react'), resolve('markdown-to-jsx/react').replace(/cjs$/u, 'js')]) {
    const source = readFileSync(file, 'utf8');
    assert.match(source, /["']markdown-to-jsx\/entities["']/u);
    assert.match(source, /\bdecodeEntity\b/u);
  }
});

test('a known entity is decoded, an unknown one is kept', () => {
  assert.deepEqual(['eacute', 'Eacute', 'nbsp', 'yuml', 'hellip', 'apos', 'unknown'].map(decodeEntity), [
    ...['é', 'É', '\u00a0', 'ÿ', '…', "'"],
    undefined,
  ]);
});
