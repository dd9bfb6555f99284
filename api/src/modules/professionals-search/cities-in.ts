import { foldedCity, knownCities } from 'shared-contracts/schemas/city-names';

/** The words that are searched for; punctuation is dropped. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu) ?? [];

const inWords = (words: readonly string[]) => foldedCity(words.join(' '));

const byWords = new Map(
  knownCities.flatMap(({ fr, en }) => [fr, en].map((name) => [inWords(wordsOf(name)), [fr, en]] as const)),
);
const longest = Math.max(...[...byWords.keys()].map((name) => name.split(' ').length));

/** For each word all names of the bilingual cities that it names, alone or with its neighbours. */
export function citiesIn(words: readonly string[]): readonly (readonly string[])[] {
  const named = words.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => from + more + 1).flatMap((to) =>
      (byWords.get(inWords(words.slice(from, to))) ?? []).map((name) => ({ from, to, name })),
    ),
  );
  return words.map((_, at) => [
    ...new Set(named.filter(({ from, to }) => from <= at && at < to).map(({ name }) => name)),
  ]);
}
