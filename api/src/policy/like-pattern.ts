/** For LIKE, where text is meant literally. */
export const escapePattern = (text: string): string => text.replace(/[\\%_]/gu, String.raw`\$&`);

/** Consecutive letters and digits: fewer than three make no trigram and would scan every row (2.5 s for `---` in a million profiles). */
export const longestWord = (text: string): number =>
  Math.max(
    0,
    ...Array.from(text.matchAll(/(?:[\p{L}\p{N}]\p{M}*)+/gu), ([word]) => word.replaceAll(/\p{M}/gu, '').length),
  );
