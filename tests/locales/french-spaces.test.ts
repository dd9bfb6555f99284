import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './catalogues.ts';

const BREAKABLE = /\S [:;?!»]|« /u;

/** French keeps its high punctuation on the line of its word: with U+00A0 everywhere, never an ordinary space. */
describe('French texts', () => {
  for (const pattern of ['*/src/locales/fr/*.json', 'api/src/db/seed/texts/**/*.fr.md']) {
    it(`keep a no-break space before : ; ? ! » and after « (${pattern})`, () => {
      const files = globSync(pattern, { cwd: ROOT });
      assert.ok(files.length > 30, `${files.length} files`);
      const breakable = files.flatMap((file) =>
        readFileSync(join(ROOT, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (BREAKABLE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
      );
      assert.deepEqual(breakable, []);
    });
  }
});
