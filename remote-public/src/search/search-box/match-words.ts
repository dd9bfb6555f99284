/** Normalises a text for comparison: no accents, lower case. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ');

/** True where each typed word is a prefix of one of these words. */
export function matchesWords(typed: string, words: string): boolean {
  const known = folded(words).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((start) => known.some((word) => word.startsWith(start)));
}
