import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { transformSync } from '@swc/core';
import { root } from '../paths.ts';
import pureSchemas from './pure-schemas-loader.ts';

const folder = join(root, 'shared-contracts/src/schemas');
const modules = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
const marked = (file: string): string => pureSchemas(readFileSync(join(folder, file), 'utf8'));

test('a schema is marked as a whole, also one that contains a statement, and code between schemas is unchanged', () => {
  const source = `const zone = v.pipe(
  v.check((name) => {
    return name !== '';
  }),
);
export const max = 3;
export const listOf = (item) => v.array(item);
`;
  assert.equal(
    pureSchemas(source),
    `const zone = /*#__PURE__*/ (() => (v.pipe(
  v.check((name) => {
    return name !== '';
  }),
)))();
export const max = 3;
export const listOf = (item) => v.array(item);
`,
  );
});

test('the transformed contract modules still parse, and no schema is called on import', () => {
  assert.ok(modules.length > 20);
  for (const file of modules) {
    const { code } = transformSync(marked(file), { filename: file, jsc: { parser: { syntax: 'typescript' } } });
    assert.doesNotMatch(code, /^(?:export )?const \w+ = (?:v\.|oneOf|pageOf|\{|\[)/mu, file);
  }
});
