import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import { wordsOf } from './cities-in.ts';
import { fieldsIn, isStopWord, placeSpellings, extractNamed } from './fields-in.ts';

const named = (text: string) => fieldsIn(wordsOf(text));
/** Without stop words. */
const left = (text: string) => named(text).rest.filter((word) => !isStopWord(word));

const called: Readonly<Record<Profession, string>> = {
  lawyer: 'avocat, AVOCATES, lawyers, attorney',
  notary: 'notaires, notary, notaries',
  bailiff: 'huissier, huissières, huissiers de justice, commissaire de justice, bailiffs',
  legal_counsel: 'juriste, juriste-conseil, conseillère juridique, legal advisers',
  mediator: 'médiateurs, mediatrice, mediator',
  tax_adviser: 'fiscaliste, conseils fiscaux, tax advisors',
  arbitrator: 'arbitres, arbitrator',
  legal_translator: 'traductrice, traducteurs assermentés, sworn translator',
};

for (const [profession, names] of Object.entries(called))
  test(`${profession} is known by its names in both languages, of women, men and several`, () => {
    for (const name of names.split(', ')) assert.deepEqual(named(name), { profession, language: undefined, rest: [] });
  });

test('a language is known by its name and by what is said of who speaks it', () => {
  const spoken: Readonly<Record<string, WorkingLanguage>> = {
    Arabic: 'ar',
    arabe: 'ar',
    anglophones: 'en',
    française: 'fr',
    wolof: 'wo',
    dyula: 'dyu',
  };
  for (const [word, language] of Object.entries(spoken)) assert.equal(named(word).language, language, word);
});

test('a profession and a language are taken out of a text, and stop words are ignored', () => {
  for (const text of ['lawyer who speaks Arabic', 'Je cherche une avocate qui parle l’arabe', 'avocats parlant arabe'])
    assert.deepEqual([named(text).profession, named(text).language, left(text)], ['lawyer', 'ar', []], text);
  assert.deepEqual(left('I need a bailiff in Dakar'), ['Dakar']);
  assert.deepEqual(left('d’un huissier à Abidjan'), ['Abidjan']);
  assert.deepEqual(left('Diallo avocat notaire'), ['Diallo', 'notaire']);
});

test('the longest n-gram with a value is extracted, wherever it stands', () => {
  const places = new Set(['denis', 'saint denis']);
  const place = (run: readonly string[]) => (places.has(run.join(' ')) ? run.join(' ') : undefined);
  assert.deepEqual(extractNamed(['denis', 'saint', 'denis'], place), { value: 'saint denis', rest: ['denis'] });
  assert.deepEqual(extractNamed(['saint'], place), { rest: ['saint'] });
});

test('words may name places that are written with signs of either kind', () => {
  for (const place of ['Saint Denis', 'Saint-Denis', "Villeneuve-d'Ascq", "L'Haÿ-les-Roses", "N'Djamena", 'Yaoundé'])
    assert.ok(placeSpellings(wordsOf(place)).includes(place), place);
});
