import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../commands/step.ts';
import { mutations } from './mutations.ts';

/** `npm run mutate` takes long and is not part of the gate: without this, its faults would name texts that are gone. */
describe('the faults of npm run mutate', () => {
  for (const { name, file, find, suites } of mutations)
    it(name, () => {
      assert.equal(readFileSync(join(root, file), 'utf8').split(find).length, 2, `${file} has the text once`);
      for (const [kind, path] of suites) if (kind !== 'jest') assert.ok(existsSync(join(root, path)), path);
    });
});
