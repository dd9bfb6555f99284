import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const SOURCES = '{api,remote-*,shared-contracts,shared-ui,shell,tests,webpack}/**/*.{ts,tsx,js,mjs,cjs,css}';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.types/**'];
const DISABLES = /\b(?:es|ox)lint-(?:disable|enable)|\boxfmt-ignore|\bprettier-ignore/u;

test('no comment disables the linter or the formatter', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: NOT_OURS }).map((file) => join(root, file));
  const found = files.filter((file) => file !== import.meta.filename && DISABLES.test(readFileSync(file, 'utf8')));
  assert.ok(files.length > 0);
  assert.deepEqual(found, []);
});
