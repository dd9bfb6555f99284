import { normalisedWords } from './normalised-words.ts';

/** Forms of address in both languages, normalised. */
const titles = new Set(
  (
    'maitre maitres me monsieur messieurs m mr mm madame mesdames mme mmes mrs ms mademoiselle mlle miss ' +
    'docteur doctor dr professeur professor prof pr'
  ).split(' '),
);

/** The words of a search without forms of address, unless there are no others. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => !titles.has(normalisedWords(word).join(' ')));
  return named.length > 0 ? named : words;
}
