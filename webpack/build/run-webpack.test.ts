import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../paths.ts';
import { runWebpack } from './run-webpack.ts';

/** Inside the checkout: files elsewhere are not among the sources. */
const folder = join(root, `.cache/run-webpack-${process.pid}`);
const [entry, other] = [join(folder, 'entry.js'), join(folder, 'other.js')];
before(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, "import './other.js';");
  writeFileSync(other, 'globalThis.other = true;');
});
after(() => rmSync(folder, { recursive: true }));

const build = (...inputs: string[]) =>
  runWebpack(
    {
      name: 'one',
      mode: 'none',
      context: folder,
      entry,
      output: { path: join(folder, 'dist') },
      resolve: { tsconfig: false },
    },
    new Set(inputs),
  );

test('a build that reads a source outside its hash inputs fails', async () => {
  await assert.rejects(build(entry), /other\.js is read, and the hash of the build misses it/u);
  assert.deepEqual((await build(entry, other)).entry, ['main.js']);
});
