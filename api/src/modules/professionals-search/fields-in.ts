import type { Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import { wordsOf } from './cities-in.ts';
import { normalisedWords } from './normalised-words.ts';

/** Names of each profession in both languages; a plural s is ignored. */
const professionNames: Readonly<Record<Profession, string>> = {
  lawyer: 'avocat, avocate, lawyer, attorney, solicitor, barrister',
  notary: 'notaire, notary, notaries',
  bailiff: 'huissier, huissière, huissier de justice, huissière de justice, commissaire de justice, bailiff',
  legal_counsel:
    'juriste, juriste conseil, conseil juridique, conseiller juridique, conseillère juridique, jurist, legal counsel, legal adviser, legal advisor',
  mediator: 'médiateur, médiatrice, mediator',
  tax_adviser:
    'fiscaliste, conseil fiscal, conseils fiscaux, conseiller fiscal, conseillers fiscaux, conseillère fiscale, tax adviser, tax advisor',
  arbitrator: 'arbitre, arbitrator',
  legal_translator:
    'traducteur, traductrice, traducteur juridique, traductrice juridique, traducteur assermenté, traductrice assermentée, ' +
    'translator, legal translator, sworn translator',
};

/** Names of each language and of its speakers; without Douala, which is a city. */
const languageNames: Readonly<Record<WorkingLanguage, string>> = {
  fr: 'français, française, francophone, french',
  en: 'anglais, anglaise, anglophone, english',
  es: 'espagnol, espagnole, hispanophone, spanish',
  de: 'allemand, allemande, germanophone, german',
  it: 'italien, italienne, italian',
  pt: 'portugais, portugaise, lusophone, portuguese',
  ar: 'arabe, arabophone, arabic',
  nl: 'néerlandais, néerlandaise, hollandais, flamand, flamande, dutch, flemish',
  wo: 'wolof',
  dua: 'duala',
  ewo: 'ewondo',
  ff: 'peul, peule, pulaar, fulfulde, foulfoulde, fula, fulani',
  dyu: 'dioula, dyula, jula',
};

/** Stop words, normalised: function words, and words for searching and speaking. */
const stopWords = new Set(
  (
    'a ai au aux avec besoin bon bonne c ce cette cherche chercher chez d dans de des du elle en est et faut il ils j je l la langue langues le les ' +
    'ma me mes moi mon n ne notre nous ou par parlant parle parlent parler pour pres proche qu que qui quel quelle recherche s sa se ses son sur ' +
    'trouver un une veux voudrais vous ' +
    'am an and any around at by can find fluent for from good i in is language me my near need of on or our please search seeking looking speak ' +
    'speaker speaking speaks spoken some somebody someone that the to want we where which who with'
  ).split(' '),
);
export const isStopWord = (word: string): boolean => stopWords.has(normalisedWords(word).join(' '));

/** Saint Jean de Luz */
const LONGEST = 4;

/** N-grams of the words, the longest first. */
export const ngramsOf = (words: readonly string[]) =>
  Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter).flatMap((length) =>
    words.slice(length - 1).map((_, from) => ({ from, run: words.slice(from, from + length) })),
  );

/** Ways to write the words as the name of a place: Saint Denis, Saint-Denis, Villeneuve-d'Ascq. */
export const placeSpellings = (run: readonly string[]): readonly string[] =>
  run.length === 1
    ? run
    : [run.join(' '), run.join('-'), run.join('-').replaceAll(/(?<=^|-)([dl])-/giu, "$1'"), run.join("'")];

/** The value of the longest n-gram that has one, and the words left over. */
export function extractNamed<T>(words: readonly string[], valueOf: (run: readonly string[]) => T | undefined) {
  for (const { from, run } of ngramsOf(words)) {
    const value = valueOf(run);
    if (value !== undefined) return { value, rest: words.toSpliced(from, run.length) };
  }
  return { rest: words };
}

const keyOf = (run: readonly string[]): string =>
  run.map((word) => normalisedWords(word).join(' ').replace(/s$/u, '')).join(' ');

const byName = <T extends string>(names: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.keys(names) as T[]).flatMap((value) =>
      names[value].split(', ').map((name) => [keyOf(wordsOf(name)), value] as const),
    ),
  );
const professionOf = byName(professionNames);
const languageOf = byName(languageNames);

/** The profession and the language named by the words, and the words left over. */
export function fieldsIn(words: readonly string[]) {
  const { value: profession, rest: others } = extractNamed(words, (run) => professionOf.get(keyOf(run)));
  const { value: language, rest } = extractNamed(others, (run) => languageOf.get(keyOf(run)));
  return { profession, language, rest };
}
