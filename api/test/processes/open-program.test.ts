import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openProgram, programFolder } from '../support/open-program.ts';

describe('a server that a test starts', () => {
  for (const [what, program, options, isUp] of [
    [
      'ends at once',
      process.execPath,
      ['-e', 'console.error("no port"); process.exit(1)'],
      () => Promise.resolve(false),
    ],
    ['is not there', 'no-such-program', [], () => Promise.resolve(false)],
    [
      'cannot be asked',
      process.execPath,
      ['-e', 'setInterval(() => undefined, 1000)'],
      () => Promise.reject(new Error('ask')),
    ],
  ] as const)
    it(`leaves nothing behind when it ${what}`, async () => {
      const folder = await programFolder('program');
      await assert.rejects(openProgram(program, options, { folder, isUp }), /no port|ENOENT|ask/u);
      assert.equal(existsSync(folder), false);
    });

  it('stands in its folder until it is closed', async () => {
    const folder = await programFolder('program');
    const script = 'require("node:fs").writeFileSync("up", ""); setInterval(() => undefined, 1000)';
    const isUp = () => Promise.resolve(existsSync(join(folder, 'up')));
    const { close } = await openProgram(process.execPath, ['-e', script], { folder, isUp });
    assert.equal(existsSync(folder), true);
    await close();
    assert.equal(existsSync(folder), false);
  });
});
