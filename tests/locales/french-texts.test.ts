import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './catalogues.ts';

const BREAKABLE = /\S [:;?!»]|« /u;
/** « de Amina », « que Abidjan »; the value of `sendingOf` is a file. */
const UNELIDED = /^ *"(?!sendingOf).*\b(?:de|que) \{\{(?:name|city)\}\}/u;
/** What is missing is asked for by « Saisissez », a form says « Il y a un problème »; a first message is invited, hours are a step of the profile. */
const OTHER_WORDING = /: "(?:Écrivez (?!le premier)|Indiquez (?!vos horaires))|Il reste à corriger/u;

function assertNoLine(wrong: RegExp, pattern: string) {
  const files = globSync(pattern, { cwd: ROOT });
  assert.ok(files.length > 0);
  const lines = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  assert.deepEqual(lines, []);
}

describe('French texts', () => {
  // French keeps high punctuation on the line of its word: with U+00A0 everywhere, never an ordinary space.
  for (const pattern of ['*/src/locales/fr/*.json', 'api/src/seed/texts/**/*.fr.md'])
    it(`have a no-break space before : ; ? ! » and after « (${pattern})`, () => assertNoLine(BREAKABLE, pattern));

  it('have no word before a name that would require elision', () => assertNoLine(UNELIDED, '*/src/locales/fr/*.json'));

  it('ask for what is to be typed in one wording', () => assertNoLine(OTHER_WORDING, '*/src/locales/fr/*.json'));
});
