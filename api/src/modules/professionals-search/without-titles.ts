import { foldedWords } from './folded-words.ts';

/** How people in one of the two languages address those whom they look for, folded. */
const titles = new Set(
  (
    'maitre maitres me monsieur messieurs m mr mm madame mesdames mme mmes mrs ms mademoiselle mlle miss ' +
    'docteur doctor dr professeur professor prof pr'
  ).split(' '),
);

/** The words of a search without the titles among them, which are part of nobody's name; of a search for nothing else, all of them. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => !titles.has(foldedWords(word).join(' ')));
  return named.length > 0 ? named : words;
}
