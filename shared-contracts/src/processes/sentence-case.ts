/** The words with a capital, as they begin a line of their own. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
