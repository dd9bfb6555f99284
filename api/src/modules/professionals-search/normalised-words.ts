/** The words of a text as the SQL function `fold` compares them: lower case, without accents. */
export const normalisedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{Nd}'-]+/u)
    .filter((word) => word !== '');
