/** The words of a text as the database compares them: no accents, no capitals. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{Nd}'-]+/u)
    .filter((word) => word !== '');
