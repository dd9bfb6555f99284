import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './catalogues.ts';

/** « de Amina », « que Abidjan »; what is sent (`sendingOf`) is a file. */
const UNELIDED = /^ *"(?!sendingOf).*\b(?:de|que) \{\{(?:name|city)\}\}/u;

it('French texts of the pages put no word before a name that it would have to be elided for', () => {
  const files = globSync('{shell,shared-*,remote-*}/src/locales/fr/*.json', { cwd: ROOT });
  assert.ok(files.length > 20, `${files.length} files`);
  const unelided = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (UNELIDED.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  assert.deepEqual(unelided, []);
});
