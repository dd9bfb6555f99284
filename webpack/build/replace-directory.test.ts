import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { replaceDirectory } from './replace-directory.ts';

describe('replacing a directory', () => {
  let parent: string;
  let target: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'nimbia-replace-'));
    target = join(parent, '1.0.0-0a1b2c3d');
    mkdirSync(target);
    writeFileSync(join(target, 'before'), '');
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('swaps in the new one as a whole', async () => {
    await replaceDirectory(target, async (temporary) => {
      writeFileSync(join(temporary, 'after'), 'all');
      assert.ok(existsSync(join(target, 'before')), 'until then the one before is read');
    });
    assert.deepEqual(readdirSync(parent), ['1.0.0-0a1b2c3d']);
    assert.deepEqual(readdirSync(target), ['after']);
    assert.equal(readFileSync(join(target, 'after'), 'utf8'), 'all');
  });

  it('keeps the old one when the build fails, and leaves no temporary files', async () => {
    const failure = new Error('does not compile');
    await assert.rejects(
      replaceDirectory(target, () => Promise.reject(failure)),
      failure,
    );
    assert.deepEqual(readdirSync(parent), ['1.0.0-0a1b2c3d']);
    assert.deepEqual(readdirSync(target), ['before']);
  });

  it('removes leftovers of a killed build, but no other version and no running build', async () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const others = ['0.9.0-12345678', `2.0.0-0a1b2c3d.${process.ppid}`];
    for (const name of [...others, `0.9.0-12345678.${ended}`]) mkdirSync(join(parent, name));
    await replaceDirectory(target, async () => undefined);
    assert.deepEqual(readdirSync(parent).sort(), ['1.0.0-0a1b2c3d', ...others].sort());
  });
});
