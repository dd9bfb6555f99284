import type { Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import { wordsOf } from './cities-in.ts';
import { foldedWords } from './folded-words.ts';

/** What people in one of the two languages call who practises a profession; of several the s is left out. */
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

/** What languages and those who speak them are called, Douala aside, which is a city. */
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

/** Words, folded, that stand between the others, and those by which one looks for somebody or says what they speak. */
const fillers = new Set(
  (
    'a ai au aux avec besoin bon bonne c ce cette cherche chercher chez d dans de des du elle en est et faut il ils j je l la langue langues le les ' +
    'ma me mes moi mon n ne notre nous ou par parlant parle parlent parler pour pres proche qu que qui quel quelle recherche s sa se ses son sur ' +
    'trouver un une veux voudrais vous ' +
    'am an and any around at by can find fluent for from good i in is language me my near need of on or our please search seeking looking speak ' +
    'speaker speaking speaks spoken some somebody someone that the to want we where which who with'
  ).split(' '),
);
export const isFiller = (word: string): boolean => fillers.has(foldedWords(word).join(' '));

/** Saint Jean de Luz */
const LONGEST = 4;

/** Neighbouring words, the longest runs first. */
export const runsOf = (words: readonly string[]) =>
  Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter).flatMap((length) =>
    words.slice(length - 1).map((_, from) => ({ from, run: words.slice(from, from + length) })),
  );

/** The names of places that the words may be: Saint Denis, Saint-Denis, Villeneuve-d'Ascq. */
export const placesOf = (run: readonly string[]): readonly string[] =>
  run.length === 1
    ? run
    : [run.join(' '), run.join('-'), run.join('-').replaceAll(/(?<=^|-)([dl])-/giu, "$1'"), run.join("'")];

/** What is named by the first of the longest runs that name anything, and the words beside it. */
export function takeNamed<T>(words: readonly string[], valueOf: (run: readonly string[]) => T | undefined) {
  for (const { from, run } of runsOf(words)) {
    const value = valueOf(run);
    if (value !== undefined) return { value, rest: words.toSpliced(from, run.length) };
  }
  return { rest: words };
}

const keyOf = (run: readonly string[]): string =>
  run.map((word) => foldedWords(word).join(' ').replace(/s$/u, '')).join(' ');

const byName = <T extends string>(names: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.keys(names) as T[]).flatMap((value) =>
      names[value].split(', ').map((name) => [keyOf(wordsOf(name)), value] as const),
    ),
  );
const professionOf = byName(professionNames);
const languageOf = byName(languageNames);

/** The profession and the language that a text names, and its other words. */
export function fieldsIn(words: readonly string[]) {
  const { value: profession, rest: others } = takeNamed(words, (run) => professionOf.get(keyOf(run)));
  const { value: language, rest } = takeNamed(others, (run) => languageOf.get(keyOf(run)));
  return { profession, language, rest };
}
