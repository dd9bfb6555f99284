/** The words that the API searches for: up to three, of at least three letters or digits. */
export const searchWords = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, 3);
