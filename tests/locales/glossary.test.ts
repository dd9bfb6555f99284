import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { catalogue, LANGUAGES, namespacesOf, workspacesWithWords } from './catalogues.ts';

/** `| français | code | English | … |`, each cell with the same number of terms. */
const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.fr-en.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The glossary's terms for some codes of one row, by code. */
function wordsOf(code: string, language: 'fr' | 'en'): Map<string, string> {
  const row = glossary.find(([, , codes]) => codes?.includes(`\`${code}\``));
  assert.ok(row, `${code} is in the glossary`);
  const [, french = '', codes = '', english = ''] = row;
  const words = (language === 'fr' ? french : english).split(' / ');
  return new Map(codes.split(' / ').map((each, index) => [each.replaceAll('`', ''), words[index] ?? '']));
}

/** All strings of a catalogue for one of `codes` under `group`, such as `callType.video`. */
const labels = (group: string, language: 'fr' | 'en', codes: ReadonlySet<string>) =>
  workspacesWithWords().flatMap((workspace) =>
    namespacesOf(workspace, language).flatMap((namespace) =>
      [...catalogue(workspace, language, namespace)].flatMap(([key, text]) => {
        const [first, code = '', ...rest] = key.split('.');
        return first === group && codes.has(code) && rest.length === 0
          ? [{ place: `${workspace}/${namespace}`, code, text: text.toLowerCase() }]
          : [];
      }),
    ),
  );

describe('labels match the glossary', () => {
  for (const language of LANGUAGES) {
    it(`for the call types, in every remote (${language})`, () => {
      const words = wordsOf('in_person', language);
      const found = labels('callType', language, new Set(words.keys()));
      assert.ok(found.length >= 9, `${found.length} labels`);
      for (const { place, code, text } of found) assert.equal(text, words.get(code), `${place}: ${code}`);
    });

    it(`for the states of an appointment (${language})`, () => {
      const rows = ['rejected', 'withdrawn', 'no_show'].flatMap((code) => [...wordsOf(code, language)]);
      const words = new Map(rows);
      const found = labels('status', language, new Set(words.keys())).filter(({ place }) =>
        place.endsWith('/appointments'),
      );
      assert.equal(found.length, 8);
      for (const { place, code, text } of found) assert.equal(text, words.get(code), `${place}: ${code}`);
    });
  }
});
